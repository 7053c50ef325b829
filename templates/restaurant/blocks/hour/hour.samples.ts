import { longestText, most } from "../../../longest-text.ts";
import { firstCandle, halfGone } from "../../content/home.ts";
import type { HourProps } from "./hour.props.ts";

export const hourSamples: Record<string, HourProps> = {
  plate: firstCandle,
  open: halfGone,
  least: { variant: "plate", title: "One match" },
  told: {
    variant: "open",
    title: "Before the doors",
    lead: "What a day here is made of.",
    steps: [
      { title: "Bread", text: "At four." },
      { when: "9:00", title: "Boats", text: "If they come." },
    ],
  },
  most: {
    ...firstCandle,
    time: "12:45",
    half: "o’clk.",
    eyebrow: longestText(80),
    title: longestText(120),
    lead: longestText(480),
    dates: most(12, (number) => ({
      when: longestText(40, number),
      value: longestText(16),
      title: longestText(80),
      text: longestText(400),
      note: longestText(80),
    })),
    actions: most(3, (number) => ({ label: longestText(60, number), href: "/menu" })),
  },
};
