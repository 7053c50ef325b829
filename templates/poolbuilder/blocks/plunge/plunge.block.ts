import { defineBlock } from "../../../../engine/blocks/block.ts";
import { plungeProps } from "./plunge.props.ts";
import { plungeSamples } from "./plunge.samples.ts";
import { Plunge } from "./plunge.tsx";

export const plungeBlock = defineBlock({
  type: "poolbuilder/plunge",
  schema: plungeProps,
  View: Plunge,
  neutral: (props) => ({ ...props, over: "bar" as const }),
  samples: plungeSamples,
});
