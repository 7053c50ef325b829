import { longestText, most } from "../../../longest-text.ts";
import { lowWaterMarkBack } from "../../content/releases.ts";
import type { SleeveBackProps } from "./sleeve-back.props.ts";

export const sleeveBackSamples: Record<string, SleeveBackProps> = {
  own: lowWaterMarkBack,
  least: {
    title: "Slack Water",
    sides: [
      { name: "Side A", tracks: [{ title: "Foreshore", seconds: 252 }] },
      { name: "Side B", tracks: [{ title: "Slow Bell", seconds: 464 }] },
    ],
  },
  most: {
    number: longestText(12),
    title: longestText(40),
    artist: longestText(40),
    sides: most(2, (side) => ({
      name: `${side}${longestText(22)}B`,
      tracks: most(8, (number) => ({ title: longestText(48, number), seconds: 240 })),
    })),
    caption: longestText(90),
    credits: most(6, (number) => ({ name: longestText(24, number), text: longestText(140) })),
    small: longestText(240),
  },
};
