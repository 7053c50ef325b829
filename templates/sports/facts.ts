import type { Facts } from "../../engine/facts/facts.ts";

/** What the business is, said once. */
export const facts: Facts = {
  name: "Lane Four",
  trade: "Athletics academy",
  email: "starter@lanefour.example",
  street: "1400 West Fair Street",
  city: "Spokane",
  region: "WA",
  postalCode: "99205",
  country: "US",
  hours: {
    week: {
      mon: [["06:00", "22:00"]],
      tue: [["06:00", "22:00"]],
      wed: [["06:00", "22:00"]],
      thu: [["06:00", "22:00"]],
      fri: [["06:00", "22:00"]],
      sat: [["06:00", "22:00"]],
      sun: [["06:00", "22:00"]],
    },
  },
};
