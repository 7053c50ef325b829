import { longestText, most } from "../../../longest-text.ts";
import { fourBreaths } from "../../content/home.ts";
import { sand } from "../../pictures.ts";
import type { BreathProps } from "./breath.props.ts";

export const breathSamples: Record<string, BreathProps> = {
  usual: fourBreaths,
  least: { title: "Stay for four breaths." },
  most: {
    title: longestText(60),
    lead: longestText(200),
    leaving: longestText(60),
    actions: most(3, (number) => ({ label: `${number} ${longestText(58)}`, href: "/yoga" })),
    facts: most(4, (number) => ({ label: `${number} ${longestText(28)}`, value: longestText(40) })),
    picture: sand,
    figures: most(4, () => ({ value: longestText(8), text: longestText(40) })),
  },
};
