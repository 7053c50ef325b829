import type { Facts } from "../../engine/facts/facts.ts";
import type { HoursFormat } from "../../engine/facts/format-hours.ts";

/** What the business is, said once. */
export const facts: Facts = {
  name: "Ironfield",
  trade: "Strength gym",
  phone: "(412) 555-0105",
  email: "door@ironfield.example",
  street: "61 Slag Street",
  city: "Pittsburgh",
  region: "PA",
  postalCode: "15203",
  country: "US",
  hours: {
    week: {
      mon: [["05:00", "22:00"]],
      tue: [["05:00", "22:00"]],
      wed: [["05:00", "22:00"]],
      thu: [["05:00", "22:00"]],
      fri: [["05:00", "22:00"]],
      sat: [["05:00", "18:00"]],
      sun: [["05:00", "18:00"]],
    },
  },
};

/** How this design writes hours. */
export const hoursFormat: HoursFormat = { days: "long", daysJoin: " to ", timesJoin: " – " };
