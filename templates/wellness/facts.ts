import type { Facts } from "../../engine/facts/facts.ts";

/** What the business is, said once. */
export const facts: Facts = {
  name: "Lull",
  trade: "Wellness studio",
  email: "hush@lull.example",
  street: "4 Alder Slip",
  city: "Astoria",
  region: "OR",
  postalCode: "97103",
  country: "US",
  hours: {
    week: {
      mon: [["06:00", "21:00"]],
      tue: [["06:00", "21:00"]],
      wed: [["06:00", "21:00"]],
      thu: [["06:00", "21:00"]],
      fri: [["06:00", "21:00"]],
      sat: [["06:00", "21:00"]],
      sun: [["06:00", "21:00"]],
    },
  },
};
