import { defineBlock } from "../../../../engine/blocks/block.ts";
import { cablesProps } from "./cables.props.ts";
import { cablesSamples } from "./cables.samples.ts";
import { Cables } from "./cables.tsx";

export const cablesBlock = defineBlock({
  type: "electrician/cables",
  schema: cablesProps,
  neutral: (props) => ({ ...props, drawing: "plain" as const }),
  View: Cables,
  samples: cablesSamples,
});
