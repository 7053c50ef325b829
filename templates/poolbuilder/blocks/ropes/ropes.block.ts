import { defineBlock } from "../../../../engine/blocks/block.ts";
import { ropesProps } from "./ropes.props.ts";
import { ropesSamples } from "./ropes.samples.ts";
import { Ropes } from "./ropes.tsx";

export const ropesBlock = defineBlock({
  type: "poolbuilder/ropes",
  schema: ropesProps,
  View: Ropes,
  neutral: ({ depth, ...others }) => others,
  samples: ropesSamples,
});
