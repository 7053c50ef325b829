import { cart, sampleVisit } from "../../content/cart.ts";
import { products } from "../../content/products.ts";
import type { CartProps } from "./cart.props.ts";

export const cartSamples: Record<string, CartProps> = {
  own: { ...cart, products: [...products], begun: sampleVisit },
};
