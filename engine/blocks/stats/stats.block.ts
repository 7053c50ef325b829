import { defineBlock } from "../block.ts";
import { statsProps } from "./stats.props.ts";
import { statsSamples } from "./stats.samples.ts";
import { Stats } from "./stats.tsx";

export const statsBlock = defineBlock({
  type: "stats",
  schema: statsProps,
  View: Stats,
  samples: statsSamples,
});
