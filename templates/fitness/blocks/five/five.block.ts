import { defineBlock } from "../../../../engine/blocks/block.ts";
import { fiveProps } from "./five.props.ts";
import { fiveSamples } from "./five.samples.ts";
import { Five } from "./five.tsx";

export const fiveBlock = defineBlock({
  type: "fitness/five",
  schema: fiveProps,
  View: Five,
  neutral: ({ hour: _, before: __, ...props }) => props,
  samples: fiveSamples,
});
