import { defineBlock } from "../../../../engine/blocks/block.ts";
import { tideChartProps } from "./tide-chart.props.ts";
import { tideChartSamples } from "./tide-chart.samples.ts";
import { TideChart } from "./tide-chart.tsx";

export const tideChartBlock = defineBlock({
  type: "music/tide-chart",
  schema: tideChartProps,
  // Nobody else has these listeners: the sea is calm then.
  neutral: ({ artists, ...props }) => ({
    ...props,
    artists: artists.map(({ followers: _, monthlyListeners: __, ...artist }) => artist),
  }),
  View: TideChart,
  samples: tideChartSamples,
});
