import { longestText, most } from "../../../longest-text.ts";
import { seats } from "../../content/community.ts";
import type { SeatsProps } from "./seats.props.ts";

export const seatsSamples: Record<string, SeatsProps> = {
  usual: seats,
  least: { heading: { title: "The circle" } },
  three: {
    heading: { title: "The circle" },
    seats: most(3, (number) => ({ name: "Iris", isTaken: number < 3 })),
    time: "7 PM",
    free: "1 free",
    takenLabel: seats.takenLabel,
  },
  most: {
    heading: { eyebrow: longestText(80), title: longestText(120), lead: longestText(400) },
    seats: most(16, () => ({ name: longestText(24), initial: "WW", isTaken: true })),
    time: longestText(9),
    free: longestText(16),
    takenLabel: longestText(80),
    actions: most(3, (number) => ({ label: longestText(60, number), href: "/yoga" })),
    facts: most(6, (number) => ({ label: `${number} ${longestText(28)}`, value: longestText(80) })),
  },
};
