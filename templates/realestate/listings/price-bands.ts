import type { Cents } from "../content/houses.ts";

/** From `from` up to but not including `below`, so that every price lies in exactly one band. */
export const priceBands = {
  "under-1m": { label: "under $1 million", from: 0, below: 1_000_000_00 },
  "1m-2m": { label: "$1 to $2 million", from: 1_000_000_00, below: 2_000_000_00 },
  "over-2m": { label: "$2 million and more", from: 2_000_000_00, below: Number.POSITIVE_INFINITY },
} as const;

export type PriceBand = keyof typeof priceBands;

export const bands = Object.keys(priceBands) as PriceBand[];

export function isInBand(price: Cents, band: PriceBand): boolean {
  const { from, below } = priceBands[band];
  return price >= from && price < below;
}
