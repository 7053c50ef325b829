import { defineBlock } from "../../../../engine/blocks/block.ts";
import { compareProps } from "./compare.props.ts";
import { compareSamples } from "./compare.samples.ts";
import { Compare } from "./compare.tsx";

export const compareBlock = defineBlock({
  type: "fitness/compare",
  schema: compareProps,
  View: Compare,
  samples: compareSamples,
});
