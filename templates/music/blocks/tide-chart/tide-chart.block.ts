import { defineBlock } from "../../../../engine/blocks/block.ts";
import { tideChartProps } from "./tide-chart.props.ts";
import { tideChartSamples } from "./tide-chart.samples.ts";
import { TideChart } from "./tide-chart.tsx";

export const tideChartBlock = defineBlock({
  type: "music/tide-chart",
  schema: tideChartProps,
  View: TideChart,
  samples: tideChartSamples,
});
