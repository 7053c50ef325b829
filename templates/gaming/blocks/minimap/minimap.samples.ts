import { longestText, most } from "../../../longest-text.ts";
import { minimap } from "../../content/arena.ts";
import type { MinimapProps } from "./minimap.props.ts";

export const minimapSamples: Record<string, MinimapProps> = {
  usual: minimap,
  least: { label: "Minimap", sectors: [{ label: "Drop", href: "#drop", litBy: "drop" }] },
  four: { label: "Minimap", sectors: minimap.sectors.slice(0, 4) },
  most: {
    label: longestText(40),
    sectors: most(6, (number) => ({ label: `${number}${longestText(9)}`, href: `#sector-${number}` })),
  },
};
