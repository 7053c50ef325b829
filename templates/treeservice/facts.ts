import type { Facts } from "../../engine/facts/facts.ts";
import type { HoursFormat } from "../../engine/facts/format-hours.ts";

/** What the business is, said once. */
export const facts: Facts = {
  name: "Old Growth",
  trade: "Tree service",
  phone: "(828) 555-0119",
  email: "rings@oldgrowth.example",
  street: "2210 Sawpit Road",
  city: "Boone",
  region: "NC",
  postalCode: "28607",
  country: "US",
  area: "Watauga and Avery counties",
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
