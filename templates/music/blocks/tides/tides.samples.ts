import { longestText, most } from "../../../longest-text.ts";
import { tides } from "../../content/home.ts";
import type { TidesProps } from "./tides.props.ts";

const { labels } = tides;

export const tidesSamples: Record<string, TidesProps> = {
  own: tides,
  least: { heading: { title: "Tide tables" }, labels, dates: [{ date: "Mar 4" }] },
  plain: {
    heading: { title: "Tide tables" },
    labels,
    dates: tides.dates.map(({ date, town, room }) => ({ date, town, room })),
  },
  most: {
    heading: { eyebrow: longestText(80), title: longestText(120), lead: longestText(400) },
    labels: { doors: longestText(12), sold: `{} ${longestText(21)}`, full: longestText(24) },
    dates: most(12, (number) => ({
      date: longestText(23, number),
      town: longestText(48),
      room: longestText(80),
      artist: longestText(32),
      doors: longestText(16),
      sold: 50,
    })),
    note: longestText(120),
    link: { label: longestText(60), href: "/contact" },
  },
};
