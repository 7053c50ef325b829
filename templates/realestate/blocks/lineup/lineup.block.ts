import { defineBlock } from "../../../../engine/blocks/block.ts";
import { lineupProps } from "./lineup.props.ts";
import { lineupSamples } from "./lineup.samples.ts";
import { Lineup } from "./lineup.tsx";

export const lineupBlock = defineBlock({
  type: "realestate/lineup",
  schema: lineupProps,
  // What is not a house has no walls.
  neutral: ({ houses, ...props }) => ({
    ...props,
    houses: houses.map(({ size: _, walls: _walls, partitions: _partitions, ...house }) => house),
  }),
  View: Lineup,
  samples: lineupSamples,
});
