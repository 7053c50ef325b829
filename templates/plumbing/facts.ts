import type { Facts } from "../../engine/facts/facts.ts";

/** What the business is, said once. */
export const facts: Facts = {
  name: "Dry Floor",
  trade: "Plumber",
  phone: "(218) 555-0188",
  email: "drip@dryfloor.example",
  street: "14 Culvert Street",
  city: "Duluth",
  region: "MN",
  postalCode: "55802",
  country: "US",
  position: { latitude: 46.779, longitude: -92.093 },
  area: "Duluth and 25 miles around",
  hours: {
    week: {
      mon: [["00:00", "24:00"]],
      tue: [["00:00", "24:00"]],
      wed: [["00:00", "24:00"]],
      thu: [["00:00", "24:00"]],
      fri: [["00:00", "24:00"]],
      sat: [["00:00", "24:00"]],
      sun: [["00:00", "24:00"]],
    },
    line: "24 hours, every day",
  },
  licence: "Minnesota PC 004418",
};
