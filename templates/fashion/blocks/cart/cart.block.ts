import { defineBlock } from "../../../../engine/blocks/block.ts";
import { cartProps } from "./cart.props.ts";
import { cartSamples } from "./cart.samples.ts";
import { Cart } from "./live.tsx";

export const cartBlock = defineBlock({
  type: "fashion/cart",
  schema: cartProps,
  View: Cart,
  isLive: true,
  // A customer's visitors begin with an empty cart.
  later:
    '<picture><img></picture><div class="actions"><a class="action-quiet"></a><button class="action-quiet"></button></div>',
  samples: cartSamples,
});
