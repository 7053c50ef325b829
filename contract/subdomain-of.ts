import { addressLetters } from "../engine/language/address-letters.ts";

/** The address that a name suggests, in plain letters and short enough. Empty where a name has no letter that an address could have. */
export function subdomainOf(name: string): string {
  return addressLetters(name).slice(0, 40).replace(/-+$/, "");
}
