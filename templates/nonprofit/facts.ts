import type { Facts } from "../../engine/facts/facts.ts";
import type { HoursFormat } from "../../engine/facts/format-hours.ts";

/** What the business is, said once. */
export const facts: Facts = {
  name: "Paperboat",
  trade: "River charity",
  phone: "(207) 555-0142",
  email: "ahoy@paperboat.example",
  street: "1 Slip Lane",
  city: "Port Tamsin",
  region: "ME",
  postalCode: "04653",
  country: "US",
  area: "The Tamsin, all 94 miles",
  hours: {
    week: {
      tue: [["08:00", "18:00"]],
      wed: [["08:00", "18:00"]],
      thu: [["08:00", "18:00"]],
      fri: [["08:00", "18:00"]],
      sat: [["08:00", "18:00"]],
      sun: [["08:00", "18:00"]],
    },
  },
  founded: 1998,
};

/** How this design writes hours. */
export const hoursFormat: HoursFormat = { days: "short", daysJoin: "–", timesJoin: "–", unbroken: true };
