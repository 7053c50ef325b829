import type { Facts } from "./facts.ts";

/** Countries whose addresses have the postal code behind the town, and those that have the region too. */
const townFirst = new Set(["US", "CA", "AU", "GB", "IE", "NZ"]);

/** Town, region and postal code in the order of the country: "Duluth, MN 55802", "90402 Nürnberg". */
export function localityOf({ city, region, postalCode, country = "US" }: Facts): string | undefined {
  if (!city) return undefined;
  if (!townFirst.has(country)) return [postalCode, city].filter(Boolean).join(" ");
  const code = [region, postalCode].filter(Boolean).join(" ");
  return [city, code].filter(Boolean).join(country === "GB" ? " " : ", ");
}

/** The whole address in one line. */
export function addressOf(facts: Facts): string | undefined {
  return [facts.street, localityOf(facts)].filter(Boolean).join(", ") || undefined;
}
