import { longestText, most } from "../../../longest-text.ts";
import { practices } from "../../content/meditation.ts";
import type { PracticesProps } from "./practices.props.ts";

const first = (count: number): PracticesProps => ({
  ...practices,
  practices: practices.practices.slice(0, count),
});

export const practicesSamples: Record<string, PracticesProps> = {
  usual: practices,
  least: { heading: { title: "One practice" }, unit: "min", practices: [{ name: "Noting" }] },
  two: first(2),
  four: first(4),
  five: first(5),
  plain: {
    ...practices,
    practices: practices.practices.map(({ name, description }) => ({ name, description })),
  },
  most: {
    heading: { eyebrow: longestText(80), title: longestText(120), lead: longestText(400) },
    unit: longestText(8),
    practices: most(8, (number) => ({
      name: `${number} ${longestText(28)}`,
      minutes: 15 * number,
      level: longestText(24),
      participants: longestText(60),
      description: longestText(200),
    })),
  },
};
