import { formatDollars, formatDollarsAndCents } from "../../engine/language/american-english.ts";

/** An amount of money in whole cents, so that sums are exact. */
export type Cents = number;

/** As a price tag says it: `$1,650`, with cents only where there are some. */
export const formatPrice: (cents: Cents) => string = formatDollars;

/** As a receipt says it, always with cents: `$1,650.00`. */
export const formatAmount: (cents: Cents) => string = formatDollarsAndCents;

/** By how much of the original price a piece is reduced, in whole per cent. */
export function discountPercent({ price, originalPrice }: { price: Cents; originalPrice: Cents }): number {
  return Math.round(((originalPrice - price) / originalPrice) * 100);
}
