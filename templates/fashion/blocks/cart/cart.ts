import type { Chosen, Product } from "../../collections.ts";

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

/** The lines of `cart` with their pieces, each of `most` at most; what `products` does not have is left out. */
export function linesOf(
  cart: readonly Chosen[],
  products: readonly Product[],
  most = Number.POSITIVE_INFINITY,
): CartLine[] {
  return cart.flatMap(({ id, size, quantity }) => {
    const product = products.find((one) => one.id === id);
    return product?.sizes.includes(size) ? [lineOf(product, size, Math.min(quantity, most))] : [];
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

/** How many pieces lie in the cart. */
export function countOf(lines: readonly Pick<Chosen, "quantity">[]): number {
  return lines.reduce((count, { quantity }) => count + quantity, 0);
}

function isSame(a: LineKey, b: LineKey): boolean {
  return a.id === b.id && a.size === b.size;
}
