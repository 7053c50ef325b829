import { stressProps } from "../../../../engine/document/stress-props.ts";
import { pair } from "../../content/services.ts";
import { type PairProps, pairProps } from "./pair.props.ts";

const [emergency, installation] = pair.cards;

export const pairSamples: Record<string, PairProps> = {
  usual: pair,
  least: { cards: [{ name: "Emergency" }] },
  three: {
    ...pair,
    cards: [
      ...(emergency && installation ? [emergency, installation] : []),
      { name: "By the year", price: "$29" },
    ],
  },
  most: stressProps(pairProps, pair, "most"),
};
