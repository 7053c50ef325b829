import type { Facts } from "../../engine/facts/facts.ts";

/** What the business is, said once. */
export const facts: Facts = {
  name: "Drachm",
  trade: "Digital exchange",
  country: "US",
};
