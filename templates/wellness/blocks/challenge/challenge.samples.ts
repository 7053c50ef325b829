import { longestText, most } from "../../../longest-text.ts";
import { challenge } from "../../content/meditation.ts";
import type { ChallengeProps } from "./challenge.props.ts";

const { days, daysUnit, least, most: longest, unit } = challenge;

export const challengeSamples: Record<string, ChallengeProps> = {
  usual: challenge,
  least: {
    title: "Three weeks",
    days,
    daysUnit,
    least,
    most: longest,
    unit,
    weeks: [{ title: "Counting" }],
  },
  most: {
    eyebrow: longestText(40),
    title: longestText(60),
    text: longestText(240),
    days: 60,
    daysUnit: longestText(16),
    least: 100,
    most: 999,
    unit: longestText(30),
    weeks: most(6, (number) => ({ title: `${number} ${longestText(42)}`, text: longestText(160) })),
    action: { label: longestText(60), href: "/community" },
    note: longestText(110),
  },
};
