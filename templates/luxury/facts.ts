import type { Facts } from "../../engine/facts/facts.ts";
import type { HoursFormat } from "../../engine/facts/format-hours.ts";

/** What the business is, said once. */
export const facts: Facts = {
  name: "Aurelle",
  trade: "Fine jewelry",
  phone: "(617) 555-0148",
  email: "salon@aurelle.example",
  street: "7 Lantern Court",
  city: "Boston",
  region: "MA",
  postalCode: "02116",
  country: "US",
  hours: {
    week: {
      tue: [["11:00", "18:00"]],
      wed: [["11:00", "18:00"]],
      thu: [["11:00", "18:00"]],
      fri: [["11:00", "18:00"]],
      sat: [["11:00", "16:00"]],
    },
    line: "Tuesday to Saturday",
  },
  founded: 1911,
};

/** How this design writes hours. */
export const hoursFormat: HoursFormat = { days: "long", daysJoin: " to ", timesJoin: " to ", minutes: true };
