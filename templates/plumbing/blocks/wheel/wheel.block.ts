import { defineBlock } from "../../../../engine/blocks/block.ts";
import { wheelProps } from "./wheel.props.ts";
import { wheelSamples } from "./wheel.samples.ts";
import { Wheel } from "./wheel.tsx";

export const wheelBlock = defineBlock({
  type: "plumbing/wheel",
  schema: wheelProps,
  neutral: (props) => ({ ...props, drawing: "plain" as const }),
  View: Wheel,
  samples: wheelSamples,
});
