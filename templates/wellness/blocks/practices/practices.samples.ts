import { longestText, most } from "../../../longest-text.ts";
import { practices } from "../../content/meditation.ts";
import type { PracticesProps } from "./practices.props.ts";

const first = (count: number): PracticesProps => ({
  ...practices,
  practices: practices.practices.slice(0, count),
});

export const practicesSamples: Record<string, PracticesProps> = {
  usual: practices,
  least: { practices: [{ name: "Noting" }] },
  two: first(2),
  four: first(4),
  five: first(5),
  plain: {
    ...practices,
    practices: practices.practices.map(({ name, description }) => ({
      name,
      description,
      price: "$19",
      cost: "a head",
    })),
  },
  most: {
    heading: { eyebrow: longestText(80), title: longestText(120), lead: longestText(400) },
    unit: longestText(8),
    practices: most(12, (number) => ({
      name: longestText(60, number),
      minutes: 10 * number,
      level: longestText(40),
      participants: longestText(80),
      by: longestText(40),
      when: longestText(40),
      price: longestText(24),
      cost: longestText(24),
      description: longestText(300),
    })),
    actions: most(3, (number) => ({ label: longestText(60, number), href: "/yoga" })),
  },
};
