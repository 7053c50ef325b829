import { defineBlock } from "../../../../engine/blocks/block.ts";
import { barsProps } from "./bars.props.ts";
import { barsSamples } from "./bars.samples.ts";
import { Bars } from "./bars.tsx";

export const barsBlock = defineBlock({
  type: "fitness/bars",
  schema: barsProps,
  View: Bars,
  samples: barsSamples,
});
