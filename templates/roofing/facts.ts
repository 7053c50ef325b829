import type { Facts } from "../../engine/facts/facts.ts";
import type { HoursFormat } from "../../engine/facts/format-hours.ts";

/** What the business is, said once. */
export const facts: Facts = {
  name: "Rafter & Rain",
  trade: "Roofer",
  phone: "(802) 555-0142",
  email: "roof@rafterandrain.example",
  street: "18 Quarry Street",
  city: "Poultney",
  region: "VT",
  postalCode: "05764",
  country: "US",
  area: "Rutland to Middlebury, VT",
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
export const hoursFormat: HoursFormat = { days: "short", daysJoin: "–", timesJoin: "–", unbroken: true };
