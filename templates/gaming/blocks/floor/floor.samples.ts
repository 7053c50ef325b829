import { longestText, most } from "../../../longest-text.ts";
import { arena } from "../../content/arena.ts";
import type { FloorProps } from "./floor.props.ts";

const { rings, label } = arena;

export const floorSamples: Record<string, FloorProps> = {
  usual: arena,
  least: { heading: { title: "The floor" }, rings, label },
  one: {
    heading: { title: "The floor" },
    rings,
    label,
    figures: [{ value: "217" }],
    seats: [{ name: "Rim" }],
  },
  most: {
    heading: { eyebrow: longestText(80), title: longestText(120), lead: longestText(400) },
    rings: 8,
    label: longestText(140),
    figures: most(6, (number) => ({
      value: longestText(10),
      label: `${number} ${longestText(38)}`,
      note: longestText(90),
    })),
    seatsTitle: longestText(40),
    seats: most(6, (number) => ({
      name: `${number} ${longestText(26)}`,
      note: longestText(120),
      price: longestText(14),
    })),
  },
};
