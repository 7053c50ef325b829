/** An amount of money in hundredths, so that sums are exact. */
export type Cents = number;

/** What is charged beside the pieces. */
export type Rates = {
  /** Shipping is free above this subtotal; at it, it is not. */
  freeShippingOver: Cents;
  shippingFee: Cents;
  taxPercent: number;
};

export type OrderTotals = {
  subtotal: Cents;
  shipping: Cents;
  tax: Cents;
  total: Cents;
  /** Against the original prices. */
  saved: Cents;
};

type Line = { price: Cents; quantity: number; originalPrice?: Cents | undefined };

/** What `lines` cost. The tax is rounded to the nearest cent. */
export function totalsOf(
  lines: readonly Line[],
  { freeShippingOver, shippingFee, taxPercent }: Rates,
): OrderTotals {
  const subtotal = sum(lines, ({ price, quantity }) => price * quantity);
  const shipping = subtotal > freeShippingOver ? 0 : shippingFee;
  const tax = Math.round((subtotal * taxPercent) / 100);
  const saved = sum(
    lines,
    ({ price, originalPrice = price, quantity }) => (originalPrice - price) * quantity,
  );
  return { subtotal, shipping, tax, total: subtotal + shipping + tax, saved };
}

function sum(lines: readonly Line[], amountOf: (line: Line) => number): number {
  return lines.reduce((total, line) => total + amountOf(line), 0);
}
