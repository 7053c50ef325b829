import { defineBlock } from "../../../../engine/blocks/block.ts";
import { estimateProps } from "./estimate.props.ts";
import { estimateSamples } from "./estimate.samples.ts";
import { Estimate } from "./estimate.tsx";

export const estimateBlock = defineBlock({
  type: "plumbing/estimate",
  schema: estimateProps,
  neutral: (props) => ({ ...props, drawing: "plain" as const }),
  View: Estimate,
  samples: estimateSamples,
});
