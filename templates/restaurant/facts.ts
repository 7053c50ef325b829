import type { Facts } from "../../engine/facts/facts.ts";
import type { HoursFormat } from "../../engine/facts/format-hours.ts";

/** What the business is, said once. */
export const facts: Facts = {
  name: "Noctua",
  trade: "Restaurant",
  phone: "(401) 555-0119",
  email: "dinner@noctua.example",
  street: "19 Lampwick Lane",
  city: "Providence",
  region: "RI",
  postalCode: "02903",
  country: "US",
  founded: 2011,
  hours: {
    // As the first page says it, of all evenings at once.
    line: "Tuesday–Sunday 5:30–10:30 PM",
    week: {
      tue: [["17:30", "22:00"]],
      wed: [["17:30", "22:00"]],
      thu: [["17:30", "22:00"]],
      fri: [["17:30", "23:00"]],
      sat: [["17:30", "23:00"]],
      sun: [["17:30", "21:30"]],
    },
  },
};

/** How this design writes hours. */
export const hoursFormat: HoursFormat = {
  days: "long",
  daysJoin: " to ",
  timesJoin: "–",
  minutes: true,
  once: true,
  closedLast: true,
};
