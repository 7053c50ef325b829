import type { MarqueeProps } from "./marquee.props.ts";

export const marqueeSamples: Record<string, MarqueeProps> = {
  banner: {
    variant: "banner",
    label: "What we forge",
    items: [{ text: "Gates" }, { text: "Stair rails" }, { text: "Hinges" }, { text: "One bridge" }],
  },
  ticker: {
    variant: "ticker",
    label: "Market",
    items: [
      { text: "Bitcoin", value: "$67,204 +1.8%" },
      { text: "Ether", value: "$3,481 +0.6%" },
      { text: "Solana", value: "$151.20 −2.1%" },
      { text: "Cardano", value: "$0.48 +0.2%" },
      { text: "Polkadot", value: "$7.02 −0.9%" },
    ],
  },
  tape: {
    variant: "tape",
    label: "This week",
    items: [{ text: "First class free" }, { text: "Open at 5 AM" }, { text: "Chalk is allowed" }],
  },
};
