import { longestText, most } from "../../../longest-text.ts";
import { finishes } from "../../content/home.ts";
import type { FinishesProps } from "./finishes.props.ts";

export const finishesSamples: Record<string, FinishesProps> = {
  own: finishes,
  least: { stories: [{ name: "Adaeze Okonjo" }] },
  people: {
    heading: { title: "Six at the line" },
    people: most(3, (number) => ({ name: `Coach ${number}`, sport: "400 m", story: "Has a watch." })),
  },
  plain: {
    heading: { title: "Finishes" },
    stories: finishes.stories.map(({ name, story }) => ({ name, story })),
  },
  most: {
    ...finishes,
    heading: { eyebrow: longestText(80), title: longestText(120), lead: longestText(400) },
    labels: { before: longestText(16), after: longestText(16) },
    stories: most(6, (number) => ({
      name: longestText(80, number),
      badge: longestText(40),
      sport: longestText(60),
      achievement: longestText(60),
      improvement: longestText(14),
      hundredths: 150,
      before: "1:02:14.60",
      after: "1:02:13.10",
      story: longestText(400),
      link: { label: longestText(60), href: "#lap" },
    })),
    people: most(12, (number) => ({
      name: longestText(60, number),
      sport: longestText(60),
      achievement: longestText(60),
      story: longestText(240),
      link: { label: longestText(60), href: "#lap" },
    })),
    actions: most(3, (number) => ({ label: longestText(60, number), href: "#lap" })),
  },
};
