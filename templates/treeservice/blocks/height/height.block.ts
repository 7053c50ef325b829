import { defineBlock } from "../../../../engine/blocks/block.ts";
import { heightProps } from "./height.props.ts";
import { heightSamples } from "./height.samples.ts";
import { Height } from "./height.tsx";

export const heightBlock = defineBlock({
  type: "treeservice/height",
  schema: heightProps,
  View: Height,
  samples: heightSamples,
});
