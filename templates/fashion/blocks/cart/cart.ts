import type { Chosen, Product } from "../../collections.ts";
import type { Cents } from "../../money.ts";

/** A line with what is to be known of its piece. */
export type CartLine = Pick<
  Product,
  "id" | "name" | "price" | "originalPrice" | "image" | "color" | "inStock"
> &
  Chosen;

/** A piece in one size is one line, however often it is added. */
type LineKey = Pick<Chosen, "id" | "size">;

export type CartChange =
  | { type: "add"; line: Chosen }
  | { type: "set"; line: LineKey; quantity: number }
  | { type: "clear" };

/** What is charged beside the pieces. */
export type Rates = {
  /** Shipping is free above this subtotal; at it, it is not. */
  freeShippingOver: Cents;
  shippingFee: Cents;
  taxPercent: number;
};

export type CartTotals = {
  subtotal: Cents;
  shipping: Cents;
  tax: Cents;
  total: Cents;
  /** Against the original prices. */
  saved: Cents;
};

/** The lines of `cart` with their pieces; what `products` does not have is left out. */
export function linesOf(cart: readonly Chosen[], products: readonly Product[]): CartLine[] {
  return cart.flatMap(({ id, size, quantity }) => {
    const product = products.find((one) => one.id === id);
    return product ? [lineOf(product, size, quantity)] : [];
  });
}

export function lineOf(product: Product, size: string, quantity: number): CartLine {
  const { id, name, price, originalPrice, image, color, inStock } = product;
  return {
    id,
    name,
    price,
    ...(originalPrice ? { originalPrice } : {}),
    image,
    color,
    inStock,
    size,
    quantity,
  };
}

/** The cart after `change`; a line whose quantity falls to 0 is gone. */
export function changeCart(lines: readonly Chosen[], change: CartChange): readonly Chosen[] {
  if (change.type === "clear") return [];
  const { line } = change;
  const known = lines.find((other) => isSame(other, line));
  if (change.type === "add" && !known) return [...lines, change.line];
  const quantity = change.type === "set" ? change.quantity : (known?.quantity ?? 0) + change.line.quantity;
  return lines
    .map((other) => (isSame(other, line) ? { ...other, quantity } : other))
    .filter((other) => other.quantity > 0);
}

/** What the cart costs. The tax is rounded to the nearest cent. */
export function totalsOf(
  lines: readonly CartLine[],
  { freeShippingOver, shippingFee, taxPercent }: Rates,
): CartTotals {
  const subtotal = sum(lines, ({ price, quantity }) => price * quantity);
  const shipping = subtotal > freeShippingOver ? 0 : shippingFee;
  const tax = Math.round((subtotal * taxPercent) / 100);
  const saved = sum(
    lines,
    ({ price, originalPrice = price, quantity }) => (originalPrice - price) * quantity,
  );
  return { subtotal, shipping, tax, total: subtotal + shipping + tax, saved };
}

/** How many pieces lie in the cart. */
export function countOf(lines: readonly Pick<Chosen, "quantity">[]): number {
  return sum(lines, ({ quantity }) => quantity);
}

function isSame(a: LineKey, b: LineKey): boolean {
  return a.id === b.id && a.size === b.size;
}

function sum<Line>(lines: readonly Line[], amountOf: (line: Line) => number): number {
  return lines.reduce((total, line) => total + amountOf(line), 0);
}
