import { defineBlock } from "../../../../engine/blocks/block.ts";
import { wallProps } from "./wall.props.ts";
import { wallSamples } from "./wall.samples.ts";
import { Wall } from "./wall.tsx";

export const wallBlock = defineBlock({
  type: "saas/wall",
  schema: wallProps,
  View: Wall,
  // Its week is that of a workshop; any name can be laid in tiles.
  neutral: ({ board, ...words }) => words,
  samples: wallSamples,
});
