import { longestText, most } from "../../../longest-text.ts";
import { challenge } from "../../content/meditation.ts";
import type { ChallengeProps } from "./challenge.props.ts";

const { days, least, most: longest } = challenge;

export const challengeSamples: Record<string, ChallengeProps> = {
  usual: challenge,
  least: {
    title: "Three weeks",
    days,
    least,
    most: longest,
  },
  dates: {
    title: "Since then",
    days,
    least,
    most: longest,
    dates: [
      { when: "1987", title: "The house", text: "It was cold." },
      { when: "1990", title: "The stove" },
    ],
  },
  most: {
    eyebrow: longestText(80),
    title: longestText(80),
    text: longestText(400),
    days: 60,
    daysUnit: longestText(16),
    least: 100,
    most: 999,
    unit: longestText(30),
    weeks: most(12, (number) => ({
      title: longestText(80, number),
      when: longestText(40),
      text: longestText(240),
    })),
    dates: most(12, (number) => ({
      when: longestText(40, number),
      title: longestText(80),
      note: longestText(80),
      by: longestText(60),
      text: longestText(240),
    })),
    action: { label: longestText(60), href: "/community" },
    note: longestText(110),
  },
};
