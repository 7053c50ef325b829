import { defineBlock } from "../../../../engine/blocks/block.ts";
import { loadProps } from "./load.props.ts";
import { loadSamples } from "./load.samples.ts";
import { Load } from "./load.tsx";

export const loadBlock = defineBlock({
  type: "tech/load",
  schema: loadProps,
  View: Load,
  samples: loadSamples,
});
