import { story } from "../../content/product.ts";
import { barePiece, wholeProduct } from "../../content/sample-products.ts";
import type { ProductStoryProps } from "./product-story.props.ts";

export const productStorySamples: Record<string, ProductStoryProps> = {
  own: { ...story, product: wholeProduct("slip-dress") },
  least: { ...story, product: { ...barePiece, description: "Wide at the foot." } },
};
