import { longestText, most } from "../../../longest-text.ts";
import { programs } from "../../content/home.ts";
import type { SeedHeadsProps } from "./seed-heads.props.ts";

const first = (count: number): SeedHeadsProps => ({
  ...programs,
  programs: programs.programs.slice(0, count),
});

export const seedHeadsSamples: Record<string, SeedHeadsProps> = {
  usual: programs,
  least: { heading: { title: "One program" }, programs: [{ name: "First Seven" }] },
  one: first(1),
  two: first(2),
  five: {
    ...programs,
    programs: [...programs.programs, { name: "Ten", days: 10 }, { name: "Fourteen", days: 14, price: "$19" }],
  },
  plain: {
    ...programs,
    programs: programs.programs.map(({ name, description, price }) => ({ name, description, price })),
  },
  most: {
    heading: { eyebrow: longestText(80), title: longestText(120), lead: longestText(400) },
    programs: most(12, (number) => ({
      name: longestText(60, number),
      days: 31,
      duration: longestText(24),
      price: longestText(24),
      level: longestText(40),
      participants: longestText(80),
      by: longestText(40),
      when: longestText(40),
      points: most(8, (point) => longestText(120, point)),
      description: longestText(300),
      action: { label: longestText(60), href: "/yoga" },
    })),
    actions: most(3, (number) => ({ label: longestText(60, number), href: "/yoga" })),
  },
};
