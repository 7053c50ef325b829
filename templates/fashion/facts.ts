import type { Facts } from "../../engine/facts/facts.ts";

/** What the business is, said once. */
export const facts: Facts = {
  name: "Oblique",
  trade: "Fashion house",
  phone: "(212) 555-0112",
  email: "desk@oblique.example",
  street: "41 Selvage Row",
  city: "New York",
  region: "NY",
  postalCode: "10013",
  country: "US",
  founded: 2012,
  hours: {
    week: {
      tue: [["11:00", "19:00"]],
      wed: [["11:00", "19:00"]],
      thu: [["11:00", "19:00"]],
      fri: [["11:00", "19:00"]],
      sat: [["11:00", "19:00"]],
    },
  },
};
