import { defineBlock } from "../../../../engine/blocks/block.ts";
import { breathProps } from "./breath.props.ts";
import { breathSamples } from "./breath.samples.ts";
import { Breath } from "./breath.tsx";

export const breathBlock = defineBlock({
  type: "wellness/breath",
  schema: breathProps,
  View: Breath,
  samples: breathSamples,
});
