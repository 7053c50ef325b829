import type { BadgeLegendProps } from "./badge-legend.props.ts";

const badges: BadgeLegendProps["badges"] = [
  { label: "Signature", sign: "star", meaning: "on the card since the first night" },
  { label: "Premium", sign: "gem", meaning: "rare produce, priced by the day" },
  { label: "Vegetarian", sign: "leaf", meaning: "no meat, fish or rennet" },
  { label: "Hot", sign: "flame", meaning: "ask for it milder" },
];

export const badgeLegendSamples: Record<string, BadgeLegendProps> = {
  line: { variant: "line", badges },
  list: { variant: "list", heading: { title: "How to read the card" }, badges },
};
