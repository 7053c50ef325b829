/** In dollars, from above `over` up to and including `to`: every price lies in exactly one band. */
export const priceBands = {
  "to-5000": { label: "up to $5,000", over: -1, to: 5_000 },
  "5000-15000": { label: "$5,000 to $15,000", over: 5_000, to: 15_000 },
  "over-15000": { label: "over $15,000", over: 15_000, to: Number.POSITIVE_INFINITY },
} as const;

export type PriceBand = keyof typeof priceBands;

export function isInBand(price: number, band: PriceBand): boolean {
  const { over, to } = priceBands[band];
  return price > over && price <= to;
}
