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
    programs: most(8, (number) => ({
      name: `${number} ${longestText(28)}`,
      days: 31,
      duration: longestText(20),
      price: longestText(16),
      level: longestText(24),
      participants: longestText(60),
      description: longestText(240),
      action: { label: longestText(60), href: "/yoga" },
    })),
  },
};
