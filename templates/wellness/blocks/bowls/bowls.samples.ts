import { longestText, most } from "../../../longest-text.ts";
import { bowls } from "../../content/nutrition.ts";
import { grain } from "../../pictures.ts";
import type { BowlsProps } from "./bowls.props.ts";

export const bowlsSamples: Record<string, BowlsProps> = {
  usual: bowls,
  least: { bowls: [{ title: "Broth" }] },
  plain: { ...bowls, bowls: bowls.bowls.map(({ title, text }) => ({ title, text })) },
  most: {
    heading: { eyebrow: longestText(80), title: longestText(120), lead: longestText(400) },
    stepsLabel: longestText(40),
    bowls: most(12, (number) => ({
      title: longestText(60, number),
      text: longestText(300),
      by: longestText(40),
      when: longestText(40),
      note: longestText(80),
      price: longestText(24),
      unit: longestText(24),
      link: { label: longestText(60), href: "/yoga" },
      picture: grain,
      facts: most(4, (fact) => ({ label: `${fact} ${longestText(28)}`, value: longestText(40) })),
      ingredients: most(12, (ingredient) => longestText(120, ingredient)),
      steps: most(8, (step) => `${step} ${longestText(158)}`),
    })),
    actions: most(3, (number) => ({ label: longestText(60, number), href: "/yoga" })),
  },
};
