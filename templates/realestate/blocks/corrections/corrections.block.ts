import { defineBlock } from "../../../../engine/blocks/block.ts";
import { correctionsProps } from "./corrections.props.ts";
import { correctionsSamples } from "./corrections.samples.ts";
import { Corrections } from "./corrections.tsx";

export const correctionsBlock = defineBlock({
  type: "realestate/corrections",
  schema: correctionsProps,
  View: Corrections,
  samples: correctionsSamples,
});
