import { defineBlock } from "../../../../engine/blocks/block.ts";
import { cartProps } from "./cart.props.ts";
import { cartSamples } from "./cart.samples.ts";
import { Cart } from "./live.tsx";

export const cartBlock = defineBlock({
  type: "fashion/cart",
  schema: cartProps,
  View: Cart,
  isLive: true,
  samples: cartSamples,
});
