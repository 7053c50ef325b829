import { defineBlock } from "../../../../engine/blocks/block.ts";
import { specimenProps } from "./specimen.props.ts";
import { specimenSamples } from "./specimen.samples.ts";
import { Specimen } from "./specimen.tsx";

export const specimenBlock = defineBlock({
  type: "crypto/specimen",
  schema: specimenProps,
  View: Specimen,
  samples: specimenSamples,
});
