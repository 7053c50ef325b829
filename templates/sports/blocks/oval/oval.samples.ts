import { longestText, most } from "../../../longest-text.ts";
import { oval } from "../../content/home.ts";
import type { OvalProps } from "./oval.props.ts";

export const ovalSamples: Record<string, OvalProps> = {
  own: oval,
  least: { title: "The blocks are already set" },
  most: {
    ...oval,
    eyebrow: longestText(80),
    title: longestText(120),
    text: longestText(400),
    actions: most(3, (number) => ({ label: longestText(60, number), href: "#lap" })),
  },
};
