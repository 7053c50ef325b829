import { defineBlock } from "../../../../engine/blocks/block.ts";
import { estimateProps } from "./estimate.props.ts";
import { estimateSamples } from "./estimate.samples.ts";
import { LiveEstimate } from "./live.tsx";

export const estimateBlock = defineBlock({
  type: "painting/estimate",
  schema: estimateProps,
  // It reckons with square feet and coats.
  neutral: false,
  View: LiveEstimate,
  isLive: true,
  samples: estimateSamples,
});
