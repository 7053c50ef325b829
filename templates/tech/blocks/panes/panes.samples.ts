import { longestText, most } from "../../../longest-text.ts";
import { tiles } from "../../content/home.ts";
import type { PanesProps } from "./panes.props.ts";

const first = (count: number): PanesProps => ({ ...tiles, panes: tiles.panes.slice(0, count) });

export const panesSamples: Record<string, PanesProps> = {
  usual: tiles,
  least: { panes: [{ title: "Cloud" }] },
  two: first(2),
  three: first(3),
  five: { ...tiles, panes: [...tiles.panes, { title: "Mail", text: "It arrives." }] },
  priced: {
    ...tiles,
    panes: tiles.panes.map(({ title, text }) => ({ title, text, price: "from $20", note: "a month" })),
  },
  plain: { ...tiles, panes: tiles.panes.map(({ title, text }) => ({ title, text })) },
  most: {
    heading: { eyebrow: longestText(80), title: longestText(120), lead: longestText(400) },
    panes: most(24, (number) => ({
      title: `${number} ${longestText(57)}`,
      text: longestText(240),
      when: longestText(40),
      price: longestText(40),
      note: longestText(80),
      readout: most(12, () => longestText(46)),
    })),
  },
};
