import type { Facts } from "../../engine/facts/facts.ts";

/** What the business is, said once. */
export const facts: Facts = {
  name: "Uninvited",
  trade: "Pest control",
  phone: "(843) 555-0117",
  email: "regrets@uninvited.example",
  street: "12 Longitude Lane",
  city: "Charleston",
  region: "SC",
  postalCode: "29401",
  country: "US",
  area: "Charleston and the sea islands",
  licence: "South Carolina, category 7A and 8",
  hours: {
    week: {
      mon: [["07:00", "19:00"]],
      tue: [["07:00", "19:00"]],
      wed: [["07:00", "19:00"]],
      thu: [["07:00", "19:00"]],
      fri: [["07:00", "19:00"]],
      sat: [["07:00", "19:00"]],
    },
  },
};
