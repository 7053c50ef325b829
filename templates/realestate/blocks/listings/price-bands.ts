/** From `from` up to but not including `below`, in cents; without one there is no border on that side. */
export type PriceBand = { id: string; from?: number | undefined; below?: number | undefined };

export function isInBand(price: number, { from = 0, below = Number.POSITIVE_INFINITY }: PriceBand): boolean {
  return price >= from && price < below;
}
