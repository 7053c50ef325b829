import { defineBlock } from "../../../../engine/blocks/block.ts";
import { drainProps } from "./drain.props.ts";
import { drainSamples } from "./drain.samples.ts";
import { Drain } from "./drain.tsx";

export const drainBlock = defineBlock({
  type: "poolbuilder/drain",
  schema: drainProps,
  View: Drain,
  neutral: ({ depth, ...others }) => others,
  samples: drainSamples,
});
