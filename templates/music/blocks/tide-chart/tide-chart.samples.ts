import { artists } from "../../content/artists.ts";
import type { TideChartProps } from "./tide-chart.props.ts";

export const tideChartSamples: Record<string, TideChartProps> = { usual: artists };
