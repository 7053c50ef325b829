import { defineBlock } from "../../../../engine/blocks/block.ts";
import { lapProps } from "./lap.props.ts";
import { lapSamples } from "./lap.samples.ts";
import { Lap } from "./lap.tsx";

export const lapBlock = defineBlock({
  type: "sports/lap",
  schema: lapProps,
  View: Lap,
  samples: lapSamples,
});
