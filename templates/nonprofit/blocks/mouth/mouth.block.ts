import { defineBlock } from "../../../../engine/blocks/block.ts";
import { mouthProps } from "./mouth.props.ts";
import { mouthSamples } from "./mouth.samples.ts";
import { Mouth } from "./mouth.tsx";

export const mouthBlock = defineBlock({
  type: "nonprofit/mouth",
  schema: mouthProps,
  View: Mouth,
  samples: mouthSamples,
});
