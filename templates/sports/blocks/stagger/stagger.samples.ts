import { longestText, most } from "../../../longest-text.ts";
import { stagger } from "../../content/home.ts";
import type { StaggerProps } from "./stagger.props.ts";

export const staggerSamples: Record<string, StaggerProps> = {
  own: stagger,
  least: { lanes: [{ value: "400 m" }] },
  steps: {
    heading: { title: "From the blocks to the line" },
    steps: most(4, (number) => ({ title: `Step ${number}`, text: "Then the next one, as fast." })),
  },
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
      measure: longestText(24),
      label: longestText(60, number),
      note: longestText(80),
      text: longestText(160),
    })),
    steps: most(8, (number) => ({
      title: longestText(80, number),
      when: longestText(40),
      text: longestText(240),
    })),
    reasons: most(8, (number) => ({
      title: longestText(60, number),
      value: longestText(14),
      text: longestText(160),
    })),
    actions: most(3, (number) => ({ label: longestText(60, number), href: "#lap" })),
  },
};
