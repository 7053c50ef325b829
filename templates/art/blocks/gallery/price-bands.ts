import type { PriceBand } from "./gallery.props.ts";

/** Whether a price lies in a band. Where bands meet, the lower one has it. */
export function isInBand(price: number, { over = -1, to = Number.POSITIVE_INFINITY }: PriceBand): boolean {
  return price > over && price <= to;
}
