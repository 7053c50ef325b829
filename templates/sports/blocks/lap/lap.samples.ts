import { longestText, most } from "../../../longest-text.ts";
import { lap } from "../../content/home.ts";
import type { LapProps } from "./lap.props.ts";

export const lapSamples: Record<string, LapProps> = {
  own: lap,
  least: { heading: { title: "A day is one lap" }, opens: 6, sessions: [{ time: "6:00 AM" }] },
  most: {
    heading: { eyebrow: longestText(80), title: longestText(120), lead: longestText(400) },
    opens: 6,
    sessions: most(10, (number) => ({
      from: 5 + number,
      to: 6 + number,
      time: longestText(32, number),
      name: longestText(40),
      note: longestText(120),
    })),
  },
};
