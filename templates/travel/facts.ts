import type { Facts } from "../../engine/facts/facts.ts";

/** What the business is, said once. */
export const facts: Facts = {
  name: "Farshore",
  trade: "Expeditions",
  phone: "(207) 555-0148",
  email: "berth@farshore.example",
  street: "Pier 3, Tannery Wharf",
  city: "Eastport",
  region: "ME",
  postalCode: "04631",
  country: "US",
};
