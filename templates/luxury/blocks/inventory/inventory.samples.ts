import { longestText, most } from "../../../longest-text.ts";
import { inventory } from "../../content/collections.ts";
import type { InventoryProps } from "./inventory.props.ts";

export const inventorySamples: Record<string, InventoryProps> = {
  usual: inventory,
  least: { heading: { title: "The inventory" }, unit: "pieces", categories: [{ name: "Rings", pieces: 1 }] },
  most: {
    heading: { eyebrow: longestText(80), title: longestText(120), lead: longestText(400) },
    unit: longestText(20),
    categories: most(12, (number) => ({ name: `${number} ${longestText(20)}`, pieces: 999 })),
  },
};
