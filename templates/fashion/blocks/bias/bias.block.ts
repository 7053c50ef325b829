import { defineBlock } from "../../../../engine/blocks/block.ts";
import { biasProps } from "./bias.props.ts";
import { biasSamples } from "./bias.samples.ts";
import { Bias } from "./bias.tsx";

export const biasBlock = defineBlock({
  type: "fashion/bias",
  schema: biasProps,
  View: Bias,
  samples: biasSamples,
});
