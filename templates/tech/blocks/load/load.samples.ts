import { longestText, most } from "../../../longest-text.ts";
import { load } from "../../content/home.ts";
import type { LoadProps } from "./load.props.ts";

const first = (count: number): LoadProps => ({ ...load, metrics: load.metrics.slice(0, count) });

export const loadSamples: Record<string, LoadProps> = {
  usual: load,
  least: { requests: 300, metrics: [{ value: "10M+" }] },
  two: first(2),
  three: first(3),
  most: {
    heading: { eyebrow: longestText(80), title: longestText(120), lead: longestText(400) },
    requests: 400,
    caption: longestText(140),
    metrics: most(12, (number) => ({
      value: "99,999,999",
      label: `${number} ${longestText(57)}`,
      note: longestText(160),
      detail: longestText(60),
    })),
  },
};
