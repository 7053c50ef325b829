import type { Facts } from "../../engine/facts/facts.ts";

/** What the business is, said once. */
export const facts: Facts = {
  name: "Plinth",
  trade: "Real estate agency",
  phone: "(207) 555-0140",
  email: "studio@plinth.example",
  street: "4 Plumb Street",
  city: "Cutwater",
  region: "ME",
  postalCode: "04599",
  country: "US",
  hours: {
    week: {
      tue: [["10:00", "18:00"]],
      wed: [["10:00", "18:00"]],
      thu: [["10:00", "18:00"]],
      fri: [["10:00", "18:00"]],
      sat: [["10:00", "18:00"]],
    },
  },
};
