import { defineBlock } from "../../../../engine/blocks/block.ts";
import { pairProps } from "./pair.props.ts";
import { pairSamples } from "./pair.samples.ts";
import { Pair } from "./pair.tsx";

export const pairBlock = defineBlock({
  type: "plumbing/pair",
  schema: pairProps,
  neutral: (props) => ({ ...props, drawing: "plain" as const }),
  View: Pair,
  samples: pairSamples,
});
