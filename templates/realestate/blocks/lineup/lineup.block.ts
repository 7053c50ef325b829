import { defineBlock } from "../../../../engine/blocks/block.ts";
import { lineupProps } from "./lineup.props.ts";
import { lineupSamples } from "./lineup.samples.ts";
import { Lineup } from "./lineup.tsx";

export const lineupBlock = defineBlock({
  type: "realestate/lineup",
  schema: lineupProps,
  View: Lineup,
  samples: lineupSamples,
});
