import { defineBlock } from "../../../../engine/blocks/block.ts";
import { spreadProps } from "./spread.props.ts";
import { spreadSamples } from "./spread.samples.ts";
import { Spread } from "./spread.tsx";

export const spreadBlock = defineBlock({
  type: "fashion/spread",
  schema: spreadProps,
  View: Spread,
  samples: spreadSamples,
});
