import { defineBlock } from "../block.ts";
import { mapProps } from "./map.props.ts";
import { mapSamples } from "./map.samples.ts";
import { TownMap } from "./map.tsx";

export const mapBlock = defineBlock({
  type: "map",
  schema: mapProps,
  View: TownMap,
  samples: mapSamples,
});
