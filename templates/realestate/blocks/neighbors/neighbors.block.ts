import { defineBlock } from "../../../../engine/blocks/block.ts";
import { neighborsProps } from "./neighbors.props.ts";
import { neighborsSamples } from "./neighbors.samples.ts";
import { Neighbors } from "./neighbors.tsx";

export const neighborsBlock = defineBlock({
  type: "realestate/neighbors",
  schema: neighborsProps,
  View: Neighbors,
  samples: neighborsSamples,
});
