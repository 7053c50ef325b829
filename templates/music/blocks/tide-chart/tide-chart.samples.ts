import { longestText, most } from "../../../longest-text.ts";
import { artists } from "../../content/artists.ts";
import type { TideChartProps } from "./tide-chart.props.ts";

const { labels } = artists;

export const tideChartSamples: Record<string, TideChartProps> = {
  own: artists,
  least: { heading: { title: "Who is in the water" }, labels, artists: [{ name: "Drum Shoal" }] },
  plain: {
    heading: { title: "Who is in the water" },
    labels,
    artists: artists.artists.slice(0, 4).map(({ name, genre }) => ({ name, genre })),
  },
  most: {
    heading: { eyebrow: longestText(80), title: longestText(120), lead: longestText(400) },
    labels: {
      listeners: longestText(24),
      followers: longestText(24),
      thousand: longestText(8),
      million: longestText(8),
    },
    artists: most(8, (number) => ({
      name: longestText(40, number),
      genre: longestText(40),
      text: longestText(160),
      followers: 999_999_999,
      monthlyListeners: 2_100_000_000 - number * 200_000_000,
    })),
    note: longestText(200),
  },
};
