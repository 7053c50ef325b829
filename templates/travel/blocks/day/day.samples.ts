import { longestText, most } from "../../../longest-text.ts";
import { day } from "../../content/home.ts";
import type { DayProps } from "./day.props.ts";

const sky = { latitude: 49, declination: 20 };

export const daySamples: Record<string, DayProps> = {
  usual: day,
  least: { title: "A day aboard", ...sky, hours: [{ at: "Noon" }] },
  most: {
    title: longestText(120),
    text: longestText(320),
    ...sky,
    hours: most(8, (number) => ({
      at: longestText(32, number),
      title: longestText(40),
      text: longestText(160),
    })),
  },
};
