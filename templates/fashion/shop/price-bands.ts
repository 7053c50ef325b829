import type { Cents } from "../money.ts";

/**
 * From above `over` up to and including `to`, so that every price lies in exactly one band: $500 is in "$200–500". Only
 * the first ends below its border, because it says "under".
 */
export const priceBands = {
  "under-200": { label: "under $200", over: -1, to: 199_99 },
  "200-500": { label: "$200–500", over: 199_99, to: 500_00 },
  "500-1000": { label: "$500–1,000", over: 500_00, to: 1000_00 },
  "over-1000": { label: "over $1,000", over: 1000_00, to: Number.POSITIVE_INFINITY },
} as const;

export type PriceBand = keyof typeof priceBands;

export function isInBand(price: Cents, band: PriceBand): boolean {
  const { over, to } = priceBands[band];
  return price > over && price <= to;
}
