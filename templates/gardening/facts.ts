import type { Facts } from "../../engine/facts/facts.ts";
import type { HoursFormat } from "../../engine/facts/format-hours.ts";

/** What the business is, said once. */
export const facts: Facts = {
  name: "Marigold & Mud",
  trade: "Gardener",
  phone: "(413) 555-0162",
  email: "boots@marigoldandmud.example",
  street: "19 Tannery Lane",
  city: "Greenfield",
  region: "MA",
  postalCode: "01301",
  country: "US",
  area: "Franklin County, MA",
  hours: {
    week: {
      mon: [["07:00", "17:00"]],
      tue: [["07:00", "17:00"]],
      wed: [["07:00", "17:00"]],
      thu: [["07:00", "17:00"]],
      fri: [["07:00", "17:00"]],
      sat: [["07:00", "17:00"]],
    },
  },
};

/** How this design writes hours. */
export const hoursFormat: HoursFormat = { days: "short", daysJoin: " to ", timesJoin: " to " };
