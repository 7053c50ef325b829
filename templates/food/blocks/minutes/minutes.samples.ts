import { longestText, most } from "../../../longest-text.ts";
import { minutes } from "../../content/home.ts";
import { noodles } from "../../pictures.ts";
import type { MinutesProps } from "./minutes.props.ts";

export const minutesSamples: Record<string, MinutesProps> = {
  own: minutes,
  least: { heading: { title: "Then four minutes." }, steps: [{ title: "Broth" }] },
  plain: { heading: { title: "Five steps." }, steps: most(5, (number) => ({ title: `Step ${number}` })) },
  most: {
    heading: { eyebrow: longestText(80), title: longestText(120), lead: longestText(400) },
    steps: most(6, (number) => ({
      time: longestText(10),
      title: longestText(48, number),
      text: longestText(240),
      picture: noodles,
    })),
  },
};
