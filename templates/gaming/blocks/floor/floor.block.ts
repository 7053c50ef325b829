import { defineBlock } from "../../../../engine/blocks/block.ts";
import { floorProps } from "./floor.props.ts";
import { floorSamples } from "./floor.samples.ts";
import { Floor } from "./floor.tsx";

export const floorBlock = defineBlock({
  type: "gaming/floor",
  schema: floorProps,
  View: Floor,
  samples: floorSamples,
});
