import { defineBlock } from "../../../../engine/blocks/block.ts";
import { minimapProps } from "./minimap.props.ts";
import { minimapSamples } from "./minimap.samples.ts";
import { Minimap } from "./minimap.tsx";

export const minimapBlock = defineBlock({
  type: "gaming/minimap",
  schema: minimapProps,
  View: Minimap,
  samples: minimapSamples,
});
