import type { Facts } from "../../engine/facts/facts.ts";
import type { HoursFormat } from "../../engine/facts/format-hours.ts";

/** What the business is, said once. */
export const facts: Facts = {
  name: "Second Coat",
  trade: "House painter",
  phone: "(401) 555-0143",
  email: "hello@secondcoat.example",
  street: "14 Dropcloth Row",
  city: "Providence",
  region: "RI",
  postalCode: "02906",
  country: "US",
  area: "Providence & the East Bay",
  hours: {
    week: {
      mon: [["07:00", "18:00"]],
      tue: [["07:00", "18:00"]],
      wed: [["07:00", "18:00"]],
      thu: [["07:00", "18:00"]],
      fri: [["07:00", "18:00"]],
      sat: [["07:00", "18:00"]],
    },
  },
};

/** How this design writes hours. */
export const hoursFormat: HoursFormat = { days: "short", daysJoin: "–", timesJoin: "–" };
