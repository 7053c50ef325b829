import { longestText, most } from "../../../longest-text.ts";
import { hero } from "../../content/arena.ts";
import { pit } from "../../pictures.ts";
import type { DropProps } from "./drop.props.ts";

export const dropSamples: Record<string, DropProps> = {
  usual: { ...hero, title: "Hexfall" },
  least: { title: "Mind the gap" },
  "one long word": { ...hero, title: "Brightwaters" },
  most: {
    title: longestText(60),
    lead: longestText(220),
    actions: most(3, (number) => ({ label: longestText(60, number), href: "#" })),
    picture: pit,
    clock: { label: longestText(40), seconds: 9 },
    facts: most(4, (number) => ({ label: longestText(30, number), value: longestText(40) })),
  },
};
