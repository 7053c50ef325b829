import { defineBlock } from "../../../../engine/blocks/block.ts";
import { depthProps } from "./depth.props.ts";
import { depthSamples } from "./depth.samples.ts";
import { Depth } from "./depth.tsx";

export const depthBlock = defineBlock({
  type: "crypto/depth",
  schema: depthProps,
  View: Depth,
  neutral: ({ bids, asks, valley, coins, ...hills }) => hills,
  // They are the hills: nothing is told of them.
  says: { coins: () => undefined },
  samples: depthSamples,
});
