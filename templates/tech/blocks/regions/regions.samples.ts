import { longestText, most } from "../../../longest-text.ts";
import { regions } from "../../content/regions.ts";
import type { RegionsProps } from "./regions.props.ts";

export const regionsSamples: Record<string, RegionsProps> = {
  usual: regions,
  least: { ...regions, heading: { title: "One place" }, regions: regions.regions.slice(0, 1) },
  most: {
    ...regions,
    heading: { eyebrow: longestText(80), title: longestText(120), lead: longestText(400) },
    unit: longestText(2),
    regions: most(120, (number) => ({
      code: String(number).padStart(3, "w"),
      city: longestText(16),
      x: (number * 7) % 90,
      y: (number * 5) % 32,
      ms: 999,
      isLabelled: true,
    })),
  },
};
