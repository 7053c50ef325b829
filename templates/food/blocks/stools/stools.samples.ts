import { longestText, most } from "../../../longest-text.ts";
import { counter } from "../../content/home.ts";
import type { StoolsProps } from "./stools.props.ts";

export const stoolsSamples: Record<string, StoolsProps> = {
  own: counter,
  least: {
    heading: { title: "Is there a stool?" },
    legend: "Friday at",
    stools: 1,
    free: "of {} stools free at {}.",
    hours: [{ label: "7 PM", taken: [], words: "Come alone." }],
  },
  most: {
    heading: { eyebrow: longestText(80), title: longestText(120), lead: longestText(400) },
    legend: longestText(40),
    stools: 9,
    free: `{} {} ${longestText(54)}`,
    hours: most(6, (number) => ({
      label: longestText(10, number),
      taken: [1, 2, 3, 4, 5, 6, 7, 8, 9],
      words: longestText(140),
    })),
  },
};
