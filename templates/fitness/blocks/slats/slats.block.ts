import { defineBlock } from "../../../../engine/blocks/block.ts";
import { slatsProps } from "./slats.props.ts";
import { slatsSamples } from "./slats.samples.ts";
import { Slats } from "./slats.tsx";

export const slatsBlock = defineBlock({
  type: "fitness/slats",
  schema: slatsProps,
  View: Slats,
  samples: slatsSamples,
});
