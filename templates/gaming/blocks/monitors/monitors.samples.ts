import { longestText, most } from "../../../longest-text.ts";
import { streams } from "../../content/streams.ts";
import { above } from "../../pictures.ts";
import type { MonitorsProps } from "./monitors.props.ts";

const first = (count: number): MonitorsProps => ({ ...streams, streams: streams.streams.slice(0, count) });

export const monitorsSamples: Record<string, MonitorsProps> = {
  usual: streams,
  least: { heading: { title: "On the wall" }, viewersLabel: "watching", streams: [{ picture: above }] },
  two: first(2),
  three: first(3),
  four: first(4),
  five: first(5),
  most: {
    heading: { eyebrow: longestText(80), title: longestText(120), lead: longestText(400) },
    liveLabel: longestText(16),
    viewersLabel: longestText(20),
    streams: most(12, (number) => ({
      picture: above,
      streamer: `${number} ${longestText(25)}`,
      game: longestText(60),
      viewers: 9_999_999,
    })),
  },
};
