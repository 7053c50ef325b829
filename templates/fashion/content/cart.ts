import type { Page } from "../../../engine/document/site-document.ts";
import { type CartLine, lineOf } from "../cart/cart.ts";
import { productById, type Size } from "./products.ts";

/** What lies in the cart when a visit begins. */
export const sampleCart: readonly CartLine[] = [
  sample("slip-dress", "M", 1),
  sample("quarter-belt", "S", 1),
  sample("eau-oblique", "One Size", 2),
];

export const cartSeo: Page["seo"] = {
  title: "Cart: Oblique",
  description:
    "What you have chosen at Oblique, with tax and shipping to the cent, and thirty days in which to change your mind.",
};

export const cartWords = {
  title: "Cart",
  empty: "Nothing leans here yet.",
  emptyMore: "Your cart is empty. Eighteen pieces stand in the shop, each on its own plinth.",
  returns: "Returns within 30 days.",
  notice: "Oblique is a sample house: nothing is sold here.",
};

function sample(id: string, size: Size, quantity: number): CartLine {
  const product = productById(id);
  if (!product) throw new Error(`the sample cart has an unknown piece: ${id}`);
  return lineOf(product, size, quantity);
}
