import { defineBlock } from "../../../../engine/blocks/block.ts";
import { ProductSheet } from "./live.tsx";
import { productProps } from "./product.props.ts";
import { productSamples } from "./product.samples.ts";

export const productBlock = defineBlock({
  type: "fashion/product",
  schema: productProps,
  View: ProductSheet,
  isLive: true,
  samples: productSamples,
});
