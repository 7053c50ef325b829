import { defineBlock } from "../../../../engine/blocks/block.ts";
import { sleeveBackProps } from "./sleeve-back.props.ts";
import { sleeveBackSamples } from "./sleeve-back.samples.ts";
import { SleeveBack } from "./sleeve-back.tsx";

export const sleeveBackBlock = defineBlock({
  type: "music/sleeve-back",
  schema: sleeveBackProps,
  neutral: (props) => ({ ...props, drawing: "sun" as const }),
  View: SleeveBack,
  samples: sleeveBackSamples,
});
