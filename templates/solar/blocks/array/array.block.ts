import { defineBlock } from "../../../../engine/blocks/block.ts";
import { arrayProps } from "./array.props.ts";
import { arraySamples } from "./array.samples.ts";
import { PanelArray } from "./array.tsx";

export const arrayBlock = defineBlock({
  type: "solar/array",
  schema: arrayProps,
  View: PanelArray,
  samples: arraySamples,
});
