import type { Facts } from "../../engine/facts/facts.ts";

/** What the business is, said once. */
export const facts: Facts = {
  name: "Hotpath",
  shortName: "hotpath",
  trade: "Developer platform",
  email: "stdin@hotpath.example",
  street: "80 Loopback Road",
  city: "Reno",
  region: "NV",
  postalCode: "89501",
  country: "US",
};
