import type { Facts } from "../../engine/facts/facts.ts";

/** What the business is, said once. */
export const facts: Facts = {
  name: "Fuse & Daughters",
  trade: "Electrician",
  phone: "906-555-0119",
  email: "sparks@fusedaughters.example",
  street: "12 Switchyard Street",
  city: "Marquette",
  region: "MI",
  postalCode: "49855",
  country: "US",
  area: "Marquette & Negaunee",
  hours: {
    week: {
      mon: [["00:00", "24:00"]],
      tue: [["00:00", "24:00"]],
      wed: [["00:00", "24:00"]],
      thu: [["00:00", "24:00"]],
      fri: [["00:00", "24:00"]],
      sat: [["00:00", "24:00"]],
      sun: [["00:00", "24:00"]],
    },
    line: "24 hours",
  },
  licence: "62-00119",
};
