import { formatDollars } from "../../../../engine/language/american-english.ts";

/** An amount of cents with the sign of its currency before it. */
export function money(cents: number, currency: string): string {
  return formatDollars(cents).replace("$", currency);
}
