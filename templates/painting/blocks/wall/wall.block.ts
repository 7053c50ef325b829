import { defineBlock } from "../../../../engine/blocks/block.ts";
import { wallProps } from "./wall.props.ts";
import { wallSamples } from "./wall.samples.ts";
import { Wall } from "./wall.tsx";

export const wallBlock = defineBlock({
  type: "painting/wall",
  schema: wallProps,
  View: Wall,
  samples: wallSamples,
});
