import { others } from "../../content/product.ts";
import { products } from "../../content/products.ts";
import { barePiece, wholeProduct } from "../../content/sample-products.ts";
import type { ProductOthersProps } from "./product-others.props.ts";

export const productOthersSamples: Record<string, ProductOthersProps> = {
  own: { ...others, product: wholeProduct("slip-dress"), products: [...products] },
  least: {
    ...others,
    product: wholeProduct("slip-dress"),
    products: [wholeProduct("slip-dress"), barePiece],
  },
};
