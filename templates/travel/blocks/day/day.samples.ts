import { longestText, most } from "../../../longest-text.ts";
import { day } from "../../content/home.ts";
import type { DayProps } from "./day.props.ts";

const sky = { latitude: 49, declination: 20 };

export const daySamples: Record<string, DayProps> = {
  usual: day,
  least: { title: "A day aboard", ...sky },
  reasons: {
    title: "Why so slow",
    ...sky,
    reasons: [{ title: "Wind is free", text: "And late." }, { title: "So are we" }],
  },
  most: {
    title: longestText(120),
    lead: longestText(400),
    ...sky,
    hours: most(8, (number) => ({
      at: longestText(40, number),
      title: longestText(48),
      text: longestText(200),
    })),
  },
};
