import { defineBlock } from "../../../../engine/blocks/block.ts";
import { reasonsProps } from "./reasons.props.ts";
import { reasonsSamples } from "./reasons.samples.ts";
import { Reasons } from "./reasons.tsx";

export const reasonsBlock = defineBlock({
  type: "poolbuilder/reasons",
  schema: reasonsProps,
  View: Reasons,
  neutral: ({ depth, ...others }) => others,
  samples: reasonsSamples,
});
