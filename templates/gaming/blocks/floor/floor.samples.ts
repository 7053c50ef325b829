import { longestText, most } from "../../../longest-text.ts";
import { arena } from "../../content/arena.ts";
import type { FloorProps } from "./floor.props.ts";

const { rings } = arena;

export const floorSamples: Record<string, FloorProps> = {
  usual: arena,
  least: { heading: { title: "The floor" }, rings },
  reasons: {
    heading: { title: "Why it holds" },
    rings,
    reasons: most(5, (number) => ({ title: `Reason ${number}`, text: "It has not dropped so far." })),
    actions: [{ label: "Step on it", href: "#arena" }],
  },
  one: {
    heading: { title: "The floor" },
    rings,
    figures: [{ value: "217" }],
    seats: [{ name: "Rim" }],
  },
  most: {
    heading: { eyebrow: longestText(80), title: longestText(120), lead: longestText(400) },
    rings: 8,
    label: longestText(140),
    figures: most(8, (number) => ({
      value: longestText(12),
      label: longestText(60, number),
      note: longestText(140),
    })),
    reasons: most(8, (number) => ({
      value: longestText(12),
      title: longestText(60, number),
      text: longestText(160),
    })),
    seatsTitle: longestText(40),
    seats: most(12, (number) => ({
      name: longestText(60, number),
      by: longestText(40),
      when: longestText(40),
      note: longestText(240),
      more: longestText(80),
      price: longestText(24),
      unit: longestText(24),
      link: { label: longestText(60), href: "#seats" },
    })),
    actions: most(3, (number) => ({ label: longestText(60, number), href: "#seats" })),
  },
};
