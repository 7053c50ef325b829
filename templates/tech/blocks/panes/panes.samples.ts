import { longestText, most } from "../../../longest-text.ts";
import { tiles } from "../../content/home.ts";
import type { PanesProps } from "./panes.props.ts";

const first = (count: number): PanesProps => ({ ...tiles, panes: tiles.panes.slice(0, count) });

export const panesSamples: Record<string, PanesProps> = {
  usual: tiles,
  least: { heading: { title: "One pane" }, panes: [{ title: "Cloud" }] },
  two: first(2),
  three: first(3),
  five: { ...tiles, panes: [...tiles.panes, { title: "Mail", text: "It arrives." }] },
  plain: { ...tiles, panes: tiles.panes.map(({ title, text }) => ({ title, text })) },
  most: {
    heading: { eyebrow: longestText(80), title: longestText(120), lead: longestText(400) },
    panes: most(8, (number) => ({
      title: `${number} ${longestText(30)}`,
      text: longestText(160),
      readout: most(12, () => longestText(46)),
    })),
  },
};
