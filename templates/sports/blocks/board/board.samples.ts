import { longestText, most } from "../../../longest-text.ts";
import { board } from "../../content/home.ts";
import type { BoardProps } from "./board.props.ts";

export const boardSamples: Record<string, BoardProps> = {
  own: board,
  least: { title: "Zwölf Öfen" },
  most: {
    ...board,
    session: longestText(36),
    event: longestText(36),
    title: longestText(60),
    results: most(7, (number) => ({
      lane: number < 4 ? number : number + 1,
      name: longestText(8),
      group: longestText(4),
      time: "12:34",
      change: "-10.5",
    })),
    lead: longestText(240),
    actions: most(3, (number) => ({ label: longestText(61 - number), href: "#lap" })),
    facts: most(4, (number) => ({ label: longestText(25, number), value: longestText(60) })),
  },
};
