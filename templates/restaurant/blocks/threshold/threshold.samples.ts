import { longestText, most } from "../../../longest-text.ts";
import { threshold } from "../../content/home.ts";
import { restaurantPictures } from "../../pictures.ts";
import type { ThresholdProps } from "./threshold.props.ts";

export const thresholdSamples: Record<string, ThresholdProps> = {
  own: threshold,
  least: { title: "Dinner lasts as long as the candle" },
  most: {
    eyebrow: longestText(80),
    title: longestText(80),
    lead: longestText(400),
    picture: restaurantPictures.hero,
    actions: most(3, (number) => ({ label: longestText(61 - number), href: "/menu" })),
    facts: most(3, (number) => ({
      label: longestText(30 + number),
      value: longestText(80),
      href: "/contact",
    })),
  },
};
