import { longestText, most } from "../../../longest-text.ts";
import { still } from "../../content/home.ts";
import type { StillProps } from "./still.props.ts";

export const stillSamples: Record<string, StillProps> = {
  usual: still,
  least: { title: "Zwölf Öfen" },
  most: {
    ...still,
    title: longestText(60),
    place: longestText(40),
    time: longestText(40),
    sound: longestText(60),
    lead: longestText(240),
    actions: most(2, (number) => ({ label: longestText(61 - number), href: "#voyages" })),
    facts: most(4, (number) => ({ label: longestText(25, number), value: longestText(60) })),
  },
};
