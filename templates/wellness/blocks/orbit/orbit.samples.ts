import { longestText, most } from "../../../longest-text.ts";
import { benefits } from "../../content/meditation.ts";
import type { OrbitProps } from "./orbit.props.ts";

const first = (count: number): OrbitProps => ({ ...benefits, items: benefits.items.slice(0, count) });

export const orbitSamples: Record<string, OrbitProps> = {
  usual: benefits,
  least: { heading: { title: "Good for" }, items: [{ title: "Sleep" }] },
  two: first(2),
  three: first(3),
  five: first(5),
  six: first(6),
  most: {
    heading: { eyebrow: longestText(80), title: longestText(120), lead: longestText(400) },
    items: most(12, (number) => ({
      value: longestText(12),
      title: longestText(60, number),
      text: longestText(160),
    })),
    actions: most(3, (number) => ({ label: longestText(60, number), href: "/yoga" })),
  },
  "without a ring": {
    heading: { title: "What it is good for", lead: "And what it is not." },
    items: benefits.items.slice(0, 4),
  },
};
