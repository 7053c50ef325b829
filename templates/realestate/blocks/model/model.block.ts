import { defineBlock } from "../../../../engine/blocks/block.ts";
import { modelProps } from "./model.props.ts";
import { modelSamples } from "./model.samples.ts";
import { Model } from "./model.tsx";

export const modelBlock = defineBlock({
  type: "realestate/model",
  schema: modelProps,
  View: Model,
  samples: modelSamples,
});
