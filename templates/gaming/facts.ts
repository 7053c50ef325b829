import type { Facts } from "../../engine/facts/facts.ts";

/** What the business is, said once. */
export const facts: Facts = {
  name: "Hexfall",
  trade: "Esports arena",
  email: "pit@hexfall.example",
  street: "600 Ore Dock Road",
  city: "Ashland",
  region: "WI",
  postalCode: "54806",
  country: "US",
  hours: {
    week: {
      thu: [["18:00", "24:00"]],
      fri: [["18:00", "24:00"]],
      sat: [["18:00", "24:00"]],
      sun: [["18:00", "24:00"]],
    },
    line: "Doors at 6:00 PM, Thursday to Sunday",
  },
};
