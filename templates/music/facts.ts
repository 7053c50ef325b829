import type { Facts } from "../../engine/facts/facts.ts";

/** What the business is, said once. */
export const facts: Facts = {
  name: "Undertow",
  trade: "Record label",
  email: "door@undertow.example",
  street: "3 Net Loft Lane",
  city: "Port Townsend",
  region: "WA",
  postalCode: "98368",
  country: "US",
  founded: 2019,
};
