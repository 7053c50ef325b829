/** An amount of money in whole cents, so that sums are exact. */
export type Cents = number;

const price = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  trailingZeroDisplay: "stripIfInteger",
});
const amount = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** As a price tag says it: `$1,650`, with cents only where there are some. */
export function formatPrice(cents: Cents): string {
  return price.format(cents / 100);
}

/** As a receipt says it, always with cents: `$1,650.00`. */
export function formatAmount(cents: Cents): string {
  return amount.format(cents / 100);
}

/** By how much of the original price a piece is reduced, in whole per cent. */
export function discountPercent({ price, originalPrice }: { price: Cents; originalPrice: Cents }): number {
  return Math.round(((originalPrice - price) / originalPrice) * 100);
}
