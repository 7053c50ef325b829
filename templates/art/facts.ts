import type { Facts } from "../../engine/facts/facts.ts";
import type { HoursFormat } from "../../engine/facts/format-hours.ts";

/** What the business is, said once. */
export const facts: Facts = {
  name: "Ovale",
  trade: "Contemporary gallery",
  phone: "(707) 555-0150",
  email: "desk@ovale.example",
  street: "40 Candling Lane",
  city: "Petaluma",
  region: "CA",
  postalCode: "94952",
  country: "US",
  hours: {
    line: "Wednesday to Sunday",
    week: {
      wed: [["11:00", "18:00"]],
      thu: [["11:00", "18:00"]],
      fri: [["11:00", "18:00"]],
      sat: [["11:00", "20:00"]],
      sun: [["12:00", "16:00"]],
    },
  },
};

/** How this design writes hours. */
export const hoursFormat: HoursFormat = { days: "long", daysJoin: " to ", timesJoin: " – ", once: true };
