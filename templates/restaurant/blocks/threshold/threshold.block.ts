import { defineBlock } from "../../../../engine/blocks/block.ts";
import { thresholdProps } from "./threshold.props.ts";
import { thresholdSamples } from "./threshold.samples.ts";
import { Threshold } from "./threshold.tsx";

export const thresholdBlock = defineBlock({
  type: "restaurant/threshold",
  schema: thresholdProps,
  View: Threshold,
  samples: thresholdSamples,
});
