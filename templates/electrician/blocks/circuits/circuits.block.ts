import { defineBlock } from "../../../../engine/blocks/block.ts";
import { circuitsProps } from "./circuits.props.ts";
import { circuitsSamples } from "./circuits.samples.ts";
import { Circuits } from "./circuits.tsx";

export const circuitsBlock = defineBlock({
  type: "electrician/circuits",
  schema: circuitsProps,
  neutral: (props) => ({ ...props, drawing: "plain" as const }),
  View: Circuits,
  samples: circuitsSamples,
});
