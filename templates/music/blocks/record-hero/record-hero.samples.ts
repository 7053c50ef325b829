import { longestText, most } from "../../../longest-text.ts";
import { hero } from "../../content/home.ts";
import type { RecordHeroProps } from "./record-hero.props.ts";

export const recordHeroSamples: Record<string, RecordHeroProps> = {
  own: { ...hero, title: "Undertow" },
  least: { title: "Zwölf Öfen" },
  most: {
    ...hero,
    title: longestText(60),
    lead: longestText(200),
    release: longestText(90),
    actions: most(2, (number) => ({ label: longestText(61 - number), href: "#releases" })),
  },
};
