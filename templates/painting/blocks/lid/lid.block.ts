import { defineBlock } from "../../../../engine/blocks/block.ts";
import { lidProps } from "./lid.props.ts";
import { lidSamples } from "./lid.samples.ts";
import { Lid } from "./lid.tsx";

export const lidBlock = defineBlock({
  type: "painting/lid",
  schema: lidProps,
  // What is said over the number is a painter's word.
  neutral: ({ call: _, ...props }) => props,
  View: Lid,
  samples: lidSamples,
});
