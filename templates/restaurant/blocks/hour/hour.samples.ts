import { longestText } from "../../../longest-text.ts";
import { firstCandle, halfGone } from "../../content/home.ts";
import type { HourProps } from "./hour.props.ts";

export const hourSamples: Record<string, HourProps> = {
  plate: firstCandle,
  open: halfGone,
  least: { variant: "plate", title: "One match" },
  most: {
    ...firstCandle,
    time: "12:45",
    half: "o’clk.",
    title: longestText(80),
    text: longestText(480),
    link: { label: longestText(60), href: "/menu" },
  },
};
