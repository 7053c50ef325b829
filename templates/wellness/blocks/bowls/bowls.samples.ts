import { longestText, most } from "../../../longest-text.ts";
import { bowls } from "../../content/nutrition.ts";
import { grain } from "../../pictures.ts";
import type { BowlsProps } from "./bowls.props.ts";

export const bowlsSamples: Record<string, BowlsProps> = {
  usual: bowls,
  least: { heading: { title: "One bowl" }, stepsLabel: "How it is made", bowls: [{ title: "Broth" }] },
  plain: { ...bowls, bowls: bowls.bowls.map(({ title, text }) => ({ title, text })) },
  most: {
    heading: { eyebrow: longestText(80), title: longestText(120), lead: longestText(400) },
    stepsLabel: longestText(40),
    bowls: most(6, (number) => ({
      title: `${number} ${longestText(50)}`,
      text: longestText(200),
      picture: grain,
      facts: most(4, (fact) => ({ label: `${fact} ${longestText(28)}`, value: longestText(40) })),
      ingredients: most(12, (ingredient) => `${ingredient} ${longestText(47)}`),
      steps: most(8, (step) => `${step} ${longestText(158)}`),
    })),
  },
};
