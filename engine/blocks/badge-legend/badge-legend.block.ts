import { defineBlock } from "../block.ts";
import { badgeLegendProps } from "./badge-legend.props.ts";
import { badgeLegendSamples } from "./badge-legend.samples.ts";
import { BadgeLegend } from "./badge-legend.tsx";

export const badgeLegendBlock = defineBlock({
  type: "badge-legend",
  schema: badgeLegendProps,
  View: BadgeLegend,
  samples: badgeLegendSamples,
});
