import { longestText, most } from "../../../longest-text.ts";
import { inventory } from "../../content/collections.ts";
import type { InventoryProps } from "./inventory.props.ts";

export const inventorySamples: Record<string, InventoryProps> = {
  usual: inventory,
  least: { categories: [{ pieces: "1" }] },
  figures: {
    heading: { title: "The inventory" },
    categories: [
      { name: "seats, each set once a night", pieces: "38" },
      { name: "of all that is sold", pieces: "97.5 %", text: "Counted last night." },
      { name: "to the door", pieces: "41", unit: "min" },
    ],
  },
  most: {
    heading: { eyebrow: longestText(80), title: longestText(120), lead: longestText(400) },
    unit: longestText(20),
    categories: most(12, (number) => ({ name: `${number} ${longestText(20)}`, pieces: "999" })),
  },
};
