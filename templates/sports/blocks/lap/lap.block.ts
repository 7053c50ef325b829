import { defineBlock } from "../../../../engine/blocks/block.ts";
import { lapProps } from "./lap.props.ts";
import { lapSamples } from "./lap.samples.ts";
import { Lap } from "./lap.tsx";
import { neutralLap } from "./neutral-lap.ts";

export const lapBlock = defineBlock({
  type: "sports/lap",
  schema: lapProps,
  neutral: neutralLap,
  View: Lap,
  samples: lapSamples,
});
