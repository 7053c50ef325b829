import { defineBlock } from "../../../../engine/blocks/block.ts";
import { numberProps } from "./number.props.ts";
import { numberSamples } from "./number.samples.ts";
import { NumberOnWall } from "./number.tsx";

export const numberBlock = defineBlock({
  type: "plumbing/number",
  schema: numberProps,
  neutral: (props) => ({ ...props, drawing: "plain" as const }),
  View: NumberOnWall,
  samples: numberSamples,
});
