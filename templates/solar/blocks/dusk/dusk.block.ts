import { defineBlock } from "../../../../engine/blocks/block.ts";
import { duskProps } from "./dusk.props.ts";
import { duskSamples } from "./dusk.samples.ts";
import { Dusk } from "./dusk.tsx";

export const duskBlock = defineBlock({
  type: "solar/dusk",
  schema: duskProps,
  View: Dusk,
  samples: duskSamples,
});
