import type { Buyer, Seller } from "../../contract/party.ts";
import { paperWords as words } from "./paper-words.ts";

/** Who somebody is, as it stands on paper, line by line. */
export function partyLines({
  name,
  street,
  city,
  region,
  postalCode,
  country,
  taxId,
}: Buyer | Seller): string[] {
  const town = [country === "US" ? "" : postalCode, city].filter(Boolean).join(" ");
  const place = country === "US" ? [city, [region, postalCode].filter(Boolean).join(" ")] : [town, region];
  const tax = taxId === "" ? [] : [words.taxId(taxId)];
  return [name, street, place.filter(Boolean).join(", "), countryName(country), ...tax];
}

function countryName(code: string): string {
  try {
    return new Intl.DisplayNames("en", { type: "region" }).of(code) ?? code;
  } catch {
    return code;
  }
}
