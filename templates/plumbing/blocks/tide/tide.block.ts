import { defineBlock } from "../../../../engine/blocks/block.ts";
import { tideProps } from "./tide.props.ts";
import { tideSamples } from "./tide.samples.ts";
import { Tide } from "./tide.tsx";

export const tideBlock = defineBlock({
  type: "plumbing/tide",
  schema: tideProps,
  neutral: (props) => ({ ...props, drawing: "plain" as const }),
  View: Tide,
  samples: tideSamples,
});
