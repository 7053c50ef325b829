import { longestText, most } from "../../../longest-text.ts";
import { programs } from "../../content/home.ts";
import { hurdles } from "../../pictures.ts";
import type { ProgramsProps } from "./programs.props.ts";

export const programsSamples: Record<string, ProgramsProps> = {
  own: programs,
  least: { programs: [{ name: "First Lap" }] },
  plain: {
    heading: { title: "Five distances" },
    programs: most(5, (number) => ({
      name: `Distance ${number}`,
      price: "$99",
      description: "A lap of it.",
    })),
  },
  most: {
    heading: { eyebrow: longestText(80), title: longestText(120), lead: longestText(400) },
    weekLabel: longestText(16),
    programs: most(12, (number) => ({
      name: longestText(60, number),
      level: longestText(80),
      duration: longestText(40),
      badge: longestText(40),
      by: longestText(40),
      when: longestText(40),
      picture: hurdles,
      weeks: 12,
      price: longestText(24),
      per: longestText(24),
      description: longestText(300),
      features: most(8, (feature) => longestText(120, feature)),
      marks: [
        { week: 1, label: longestText(24) },
        { week: 12, label: longestText(24) },
      ],
      action: { label: longestText(60), href: "#lap" },
    })),
    actions: most(3, (number) => ({ label: longestText(60, number), href: "#lap" })),
    picture: hurdles,
    caption: longestText(120),
  },
};
