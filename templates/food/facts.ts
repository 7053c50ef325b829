import type { Facts } from "../../engine/facts/facts.ts";

/** What the business is, said once. */
export const facts: Facts = {
  name: "Number Nine",
  // As it is painted on the curtain.
  shortName: "NINE",
  trade: "Noodle counter",
  email: "slurp@numbernine.example",
  street: "9 Lantern Alley",
  city: "Seattle",
  region: "WA",
  postalCode: "98104",
  country: "US",
  hours: {
    week: {
      tue: [["17:00", "23:00"]],
      wed: [["17:00", "23:00"]],
      thu: [["17:00", "23:00"]],
      fri: [["17:00", "23:00"]],
      sat: [["17:00", "23:00"]],
      sun: [["17:00", "23:00"]],
    },
  },
};
