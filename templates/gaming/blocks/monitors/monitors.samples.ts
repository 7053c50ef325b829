import { longestText, most } from "../../../longest-text.ts";
import { streams } from "../../content/streams.ts";
import { above } from "../../pictures.ts";
import type { MonitorsProps } from "./monitors.props.ts";

const first = (count: number): MonitorsProps => ({ ...streams, streams: streams.streams.slice(0, count) });

export const monitorsSamples: Record<string, MonitorsProps> = {
  usual: streams,
  least: { streams: [{ picture: above }] },
  "without pictures": {
    heading: { title: "On the wall" },
    streams: most(4, (number) => ({ streamer: `Desk ${number}`, game: "On air at six" })),
  },
  people: {
    heading: { title: "Behind the desks" },
    people: most(5, (number) => ({
      name: `Desk ${number}`,
      note: "On air at six",
      text: "Has never fallen yet.",
    })),
  },
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
      streamer: longestText(60, number),
      game: longestText(120),
      viewers: 9_999_999,
    })),
    people: most(12, (number) => ({
      picture: above,
      name: longestText(40, number),
      note: longestText(60),
      text: longestText(200),
    })),
    actions: most(3, (number) => ({ label: longestText(60, number), href: "#streams" })),
  },
};
