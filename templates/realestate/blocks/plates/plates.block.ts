import { defineBlock } from "../../../../engine/blocks/block.ts";
import { platesProps } from "./plates.props.ts";
import { platesSamples } from "./plates.samples.ts";
import { Plates } from "./plates.tsx";

export const platesBlock = defineBlock({
  type: "realestate/plates",
  schema: platesProps,
  View: Plates,
  samples: platesSamples,
});
