import { formatDollars, formatDollarsAndCents } from "../../engine/language/american-english.ts";
import type { MoneyStyle } from "../../engine/language/words.ts";

/** An amount of money in whole cents, so that sums are exact. */
export type Cents = number;

/** As a price tag says it: `$1,650`, with cents only where there are some. */
export function formatPrice(cents: Cents, money?: MoneyStyle): string {
  return written(formatDollars(cents), money);
}

/** As a receipt says it, always with cents: `$1,650.00`. */
export function formatAmount(cents: Cents, money?: MoneyStyle): string {
  return written(formatDollarsAndCents(cents), money);
}

/** By how much of the original price a piece is reduced, in whole per cent. */
export function discountPercent({ price, originalPrice }: { price: Cents; originalPrice: Cents }): number {
  return Math.round(((originalPrice - price) / originalPrice) * 100);
}

/** `dollars` as the site writes money; as they are where it does not say what its prices are in. */
function written(dollars: string, money?: MoneyStyle): string {
  if (!money) return dollars;
  const figure = dollars.slice(1).replace(/[,.]/g, (mark) => (mark === "," ? money.group : money.point));
  return money.before + figure + money.after;
}
