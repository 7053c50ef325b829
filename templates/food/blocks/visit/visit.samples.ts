import { longestText, most } from "../../../longest-text.ts";
import { visit } from "../../content/home.ts";
import type { VisitProps } from "./visit.props.ts";

const address = ["9 Lantern Alley", "Seattle, WA 98104"];

export const visitSamples: Record<string, VisitProps> = {
  own: {
    ...visit,
    address,
    sticker: {
      title: "Open",
      hours: [{ days: "Tuesday to Sunday", times: "5 PM to 11 PM" }],
      note: "or the bottom of the pot",
    },
  },
  least: { title: "Under the red curtain." },
  most: {
    title: longestText(60),
    address: most(3, (number) => longestText(80, number)),
    way: longestText(240),
    sticker: {
      title: "Geöffnet",
      hours: most(7, (number) => ({ days: `${number} Monday to Wednesday`, times: "12:30 PM to 11:45 PM" })),
      note: longestText(40),
    },
    facts: most(6, (number) => ({ label: longestText(31, number), value: longestText(80) })),
  },
};
