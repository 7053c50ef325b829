import { longestText, most } from "../../../longest-text.ts";
import { programs } from "../../content/home.ts";
import { hurdles } from "../../pictures.ts";
import type { ProgramsProps } from "./programs.props.ts";

export const programsSamples: Record<string, ProgramsProps> = {
  own: programs,
  least: { heading: { title: "One distance" }, programs: [{ name: "First Lap" }] },
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
    programs: most(6, (number) => ({
      name: longestText(40, number),
      level: longestText(40),
      duration: longestText(24),
      weeks: 12,
      price: longestText(12),
      per: longestText(16),
      description: longestText(280),
      features: most(6, (feature) => longestText(60, feature)),
      marks: [
        { week: 1, label: longestText(24) },
        { week: 12, label: longestText(24) },
      ],
      action: { label: longestText(60), href: "#lap" },
    })),
    picture: hurdles,
    caption: longestText(120),
  },
};
