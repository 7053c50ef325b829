import { defineBlock } from "../../../../engine/blocks/block.ts";
import { type BiasProps, biasProps } from "./bias.props.ts";
import { biasSamples } from "./bias.samples.ts";
import { Bias } from "./bias.tsx";

export const biasBlock = defineBlock({
  type: "fashion/bias",
  schema: biasProps,
  View: Bias,
  neutral: ({ alt: _, ...bias }): BiasProps => ({ ...bias, drawing: "plain" }),
  samples: biasSamples,
});
