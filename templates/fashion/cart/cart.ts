import type { Product, Size } from "../content/products.ts";
import type { Cents } from "../money.ts";

export type CartLine = Pick<
  Product,
  "id" | "name" | "price" | "originalPrice" | "image" | "color" | "inStock"
> & {
  size: Size;
  quantity: number;
};

/** A piece in one size is one line, however often it is added. */
type LineKey = Pick<CartLine, "id" | "size">;

export type CartChange =
  | { type: "add"; line: CartLine }
  | { type: "set"; line: LineKey; quantity: number }
  | { type: "clear" };

export type CartTotals = {
  subtotal: Cents;
  shipping: Cents;
  tax: Cents;
  total: Cents;
  /** Against the original prices. */
  saved: Cents;
};

/** Shipping is free above this subtotal; at it, it is not. */
export const freeShippingOver: Cents = 200_00;
const shippingFee: Cents = 15_00;
const taxPercent = 8;

export function lineOf(product: Product, size: Size, quantity: number): CartLine {
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
export function changeCart(lines: readonly CartLine[], change: CartChange): readonly CartLine[] {
  if (change.type === "clear") return [];
  const { line } = change;
  const known = lines.find((other) => isSame(other, line));
  if (change.type === "add" && !known) return [...lines, change.line];
  const quantity = change.type === "set" ? change.quantity : (known?.quantity ?? 0) + change.line.quantity;
  return lines
    .map((other) => (isSame(other, line) ? { ...other, quantity } : other))
    .filter((other) => other.quantity > 0);
}

/** What the cart costs. The tax, 8 % of the subtotal, is rounded to the nearest cent; a half of one cannot come about. */
export function totalsOf(lines: readonly CartLine[]): CartTotals {
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
export function countOf(lines: readonly CartLine[]): number {
  return sum(lines, ({ quantity }) => quantity);
}

export function countText(count: number): string {
  return count === 1 ? "1 item" : `${count} items`;
}

function isSame(a: LineKey, b: LineKey): boolean {
  return a.id === b.id && a.size === b.size;
}

function sum(lines: readonly CartLine[], amountOf: (line: CartLine) => number): number {
  return lines.reduce((total, line) => total + amountOf(line), 0);
}
