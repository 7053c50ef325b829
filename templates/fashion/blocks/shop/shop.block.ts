import { defineBlock } from "../../../../engine/blocks/block.ts";
import { Shop } from "./live.tsx";
import { shopProps } from "./shop.props.ts";
import { shopSamples } from "./shop.samples.ts";

export const shopBlock = defineBlock({
  type: "fashion/shop",
  schema: shopProps,
  View: Shop,
  isLive: true,
  samples: shopSamples,
});
