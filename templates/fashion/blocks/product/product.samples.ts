import { sampleVisit } from "../../content/cart.ts";
import { product } from "../../content/product.ts";
import { products } from "../../content/products.ts";
import { barePiece, wholeProduct } from "../../content/sample-products.ts";
import type { ProductProps } from "./product.props.ts";

export const productSamples: Record<string, ProductProps> = {
  own: { ...product, product: wholeProduct("slip-dress"), products: [...products], begun: sampleVisit },
  soldOut: { ...product, product: wholeProduct("fold-wallet"), products: [...products], begun: sampleVisit },
  least: { ...product, product: barePiece, products: [barePiece], begun: { cart: [], wishlist: [] } },
};
