import { defineBlock } from "../../../../engine/blocks/block.ts";
import { productOthersProps } from "./product-others.props.ts";
import { productOthersSamples } from "./product-others.samples.ts";
import { ProductOthers } from "./product-others.tsx";

export const productOthersBlock = defineBlock({
  type: "fashion/product-others",
  schema: productOthersProps,
  View: ProductOthers,
  samples: productOthersSamples,
});
