import type { Facts } from "../../engine/facts/facts.ts";
import type { HoursFormat } from "../../engine/facts/format-hours.ts";

/** What the business is, said once. */
export const facts: Facts = {
  name: "Deep End",
  trade: "Pool builder",
  phone: "(760) 555-0171",
  email: "jump@deepend.example",
  street: "12 Springboard Lane",
  city: "Palm Desert",
  region: "CA",
  postalCode: "92260",
  country: "US",
  area: "the Coachella Valley",
  hours: {
    week: {
      mon: [["07:00", "16:00"]],
      tue: [["07:00", "16:00"]],
      wed: [["07:00", "16:00"]],
      thu: [["07:00", "16:00"]],
      fri: [["07:00", "16:00"]],
      sat: [["07:00", "16:00"]],
    },
  },
  licence: "555012",
};

/** How this design writes hours. */
export const hoursFormat: HoursFormat = { days: "short", daysJoin: " to ", timesJoin: " to " };
