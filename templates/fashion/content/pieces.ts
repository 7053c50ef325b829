import { formatPrice } from "../money.ts";
import { productById } from "./products.ts";

/** A piece of the shop as the magazine's pages show it. Throws for one that the house does not have. */
export function pieceOf(id: string) {
  const product = productById(id);
  if (!product) throw new Error(`the house has no piece ${id}`);
  const { name, price, originalPrice, image, inStock } = product;
  return {
    name,
    price: formatPrice(price),
    ...(originalPrice ? { was: formatPrice(originalPrice) } : {}),
    href: `/product/${id}`,
    picture: image,
    inStock,
  };
}
