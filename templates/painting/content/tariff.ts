import type { Tariff } from "../blocks/estimate/estimate.ts";
import { type Cents, dollars } from "../blocks/estimate/estimate.ts";

/** What a square foot costs, wherever it is said: on the cards, on the chips and in the calculator. */
export const tariff = {
  interior: { base: 350, third: 90, extras: { ceilings: 110, trim: 95 } },
  exterior: { base: 425, third: 115, extras: { trim: 85, scrape: 125 } },
  least: 900_00,
} as const satisfies Tariff;

export function perSquareFoot(cents: Cents): string {
  return `${dollars(cents)}/sq ft`;
}
