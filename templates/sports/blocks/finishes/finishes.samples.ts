import { longestText, most } from "../../../longest-text.ts";
import { finishes } from "../../content/home.ts";
import type { FinishesProps } from "./finishes.props.ts";

export const finishesSamples: Record<string, FinishesProps> = {
  own: finishes,
  least: { heading: { title: "One finish" }, stories: [{ name: "Adaeze Okonjo" }] },
  plain: {
    heading: { title: "Finishes" },
    stories: finishes.stories.map(({ name, story }) => ({ name, story })),
  },
  most: {
    ...finishes,
    heading: { eyebrow: longestText(80), title: longestText(120), lead: longestText(400) },
    labels: { before: longestText(16), after: longestText(16) },
    stories: most(6, (number) => ({
      name: longestText(48, number),
      sport: longestText(40),
      achievement: longestText(60),
      improvement: longestText(12),
      hundredths: 150,
      before: "1:02:14.60",
      after: "1:02:13.10",
      story: longestText(400),
    })),
  },
};
