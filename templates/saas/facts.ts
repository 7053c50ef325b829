import type { Facts } from "../../engine/facts/facts.ts";

/** What the business is, said once. */
export const facts: Facts = {
  name: "Tessel",
  trade: "Software for tile workshops",
  phone: "+1 609 555 0146",
  email: "hello@tessel.example",
  street: "6 Clayworks Yard",
  city: "Trenton",
  region: "NJ",
  postalCode: "08611",
  country: "US",
  hours: {
    week: {
      mon: [["08:00", "18:00"]],
      tue: [["08:00", "18:00"]],
      wed: [["08:00", "18:00"]],
      thu: [["08:00", "18:00"]],
      fri: [["08:00", "18:00"]],
    },
  },
};
