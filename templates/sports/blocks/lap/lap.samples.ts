import { longestText, most } from "../../../longest-text.ts";
import { lap } from "../../content/home.ts";
import type { LapProps } from "./lap.props.ts";

export const lapSamples: Record<string, LapProps> = {
  own: lap,
  least: { opens: 6, sessions: [{ time: "6:00 AM" }] },
  band: {
    heading: { title: "Once around" },
    drawing: "band",
    opens: 6,
    sessions: most(5, (number) => ({ time: `May ${number}`, name: "A night out", note: "And back." })),
  },
  most: {
    heading: { eyebrow: longestText(80), title: longestText(120), lead: longestText(400) },
    opens: 6,
    sessions: most(12, (number) => ({
      from: 5 + number,
      to: 6 + number,
      time: longestText(40, number),
      name: longestText(80),
      by: longestText(60),
      more: longestText(80),
      note: longestText(240),
      link: { label: longestText(60), href: "#lap" },
    })),
    actions: most(3, (number) => ({ label: longestText(60, number), href: "#lap" })),
  },
};
