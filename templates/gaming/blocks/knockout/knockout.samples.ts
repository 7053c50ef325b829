import { longestText, most } from "../../../longest-text.ts";
import { bracket } from "../../content/arena.ts";
import { cup } from "../../pictures.ts";
import type { KnockoutProps } from "./knockout.props.ts";

const team = (number: number) => ({ name: longestText(18), tag: `W${number}W` });
const match = (number: number) => ({
  left: { ...team(number), score: 99 },
  right: { ...team(number + 4), score: 98 },
});
const round = { name: longestText(18), time: longestText(10) };

export const knockoutSamples: Record<string, KnockoutProps> = {
  usual: bracket,
  least: {
    ...bracket,
    heading: { title: "Eight came in" },
    final: { name: "Final", time: "10:40 PM", word: "I", sides: bracket.final.sides, versus: "v" },
  },
  "a heading that hangs": { heading: { title: "Mind the gap" }, actions: [{ label: "Jump", href: "#drop" }] },
  "steps, one below the other": {
    heading: { title: "Down in four" },
    steps: most(4, (number) => ({
      title: `Step ${number}`,
      when: `${number}:00 PM`,
      text: "Then the floor leaves.",
    })),
  },
  dates: {
    heading: { title: "Seven nights" },
    dates: most(7, (number) => ({ when: `May ${number}`, title: "A night", note: "Doors at six" })),
  },
  most: {
    heading: { eyebrow: longestText(80), title: longestText(120), lead: longestText(400) },
    rounds: [
      { ...round, matches: most(4, match) },
      { ...round, matches: most(2, match) },
    ],
    final: {
      ...round,
      word: "WWWW",
      sides: [team(1), team(2)],
      versus: longestText(6),
      note: longestText(120),
      prize: longestText(10),
      prizeLabel: longestText(50),
      picture: cup,
    },
    steps: most(12, (number) => ({
      title: longestText(80, number),
      when: longestText(32),
      text: longestText(240),
    })),
    dates: most(12, (number) => ({
      when: longestText(40, number),
      title: longestText(80),
      by: longestText(60),
      note: longestText(80),
      text: longestText(240),
      link: { label: longestText(60), href: "#tonight" },
    })),
    actions: most(3, (number) => ({ label: longestText(60, number), href: "#tonight" })),
  },
};
