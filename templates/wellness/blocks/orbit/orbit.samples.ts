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
    heading: { title: longestText(40) },
    items: most(10, (number) => ({ title: `${number} ${longestText(25)}`, text: longestText(120) })),
  },
};
