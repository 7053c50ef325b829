import type { Cents } from "../../money.ts";

/** From above `over` up to and including `to`; without one there is no border on that side. */
export type PriceBand = { id: string; over?: Cents | undefined; to?: Cents | undefined };

export function isInBand(
  price: Cents,
  { over = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }: PriceBand,
): boolean {
  return price > over && price <= to;
}
