import type { Product } from "../collections.ts";
import { wholeProducts } from "./product-details.ts";

/** The piece of this id with all that its page says. Throws for one that the house does not have. */
export function wholeProduct(wanted: string): Product {
  const found = wholeProducts.find(({ id }) => id === wanted);
  if (!found) throw new Error(`the house has no piece ${wanted}`);
  return found;
}

/** A piece of which nothing is known that a piece may do without. */
export const barePiece: Product = (({ id, name, price, image, category, color, sizes }) => ({
  id,
  name,
  price,
  image,
  category,
  color,
  sizes: sizes.slice(0, 1),
  isNew: false,
  isBestseller: false,
  isOnSale: false,
  inStock: true,
}))(wholeProduct("trapeze-bag"));
