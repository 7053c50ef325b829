import { defineBlock } from "../../../../engine/blocks/block.ts";
import { standProps } from "./stand.props.ts";
import { standSamples } from "./stand.samples.ts";
import { Stand } from "./stand.tsx";

export const standBlock = defineBlock({
  type: "treeservice/stand",
  schema: standProps,
  View: Stand,
  samples: standSamples,
});
