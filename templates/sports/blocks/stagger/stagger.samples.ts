import { longestText, most } from "../../../longest-text.ts";
import { stagger } from "../../content/home.ts";
import type { StaggerProps } from "./stagger.props.ts";

export const staggerSamples: Record<string, StaggerProps> = {
  own: stagger,
  least: { heading: { title: "Nobody starts level" }, lanes: [{ value: "400 m" }] },
  plain: {
    heading: { title: "Nobody starts level" },
    lanes: stagger.lanes.slice(0, 3).map(({ value, label }) => ({ value, label })),
  },
  most: {
    heading: { eyebrow: longestText(80), title: longestText(120), lead: longestText(400) },
    unit: longestText(8),
    lanes: most(8, (number) => ({
      ahead: number * 7,
      value: longestText(14),
      label: longestText(60, number),
    })),
  },
};
