import { defineBlock } from "../../../../engine/blocks/block.ts";
import { floorProps } from "./floor.props.ts";
import { floorSamples } from "./floor.samples.ts";
import { Floor } from "./floor.tsx";
import { neutralFloor } from "./neutral-floor.ts";

export const floorBlock = defineBlock({
  type: "gaming/floor",
  schema: floorProps,
  neutral: neutralFloor,
  View: Floor,
  samples: floorSamples,
});
