import type { Facts } from "../../engine/facts/facts.ts";
import type { HoursFormat } from "../../engine/facts/format-hours.ts";

/** What the business is, said once. */
export const facts: Facts = {
  name: "High Noon",
  trade: "Solar installer",
  phone: "(520) 555-0112",
  email: "hello@highnoon.example",
  street: "1200 Meridian Avenue",
  city: "Tucson",
  region: "AZ",
  postalCode: "85701",
  country: "US",
  area: "Tucson & Oro Valley",
  hours: {
    week: {
      mon: [["07:00", "19:00"]],
      tue: [["07:00", "19:00"]],
      wed: [["07:00", "19:00"]],
      thu: [["07:00", "19:00"]],
      fri: [["07:00", "19:00"]],
    },
  },
};

/** How this design writes hours. */
export const hoursFormat: HoursFormat = { days: "short", daysJoin: "–", timesJoin: "–" };
