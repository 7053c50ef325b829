import { stressProps } from "../../../../engine/document/stress-props.ts";
import { rates } from "../../content/services.ts";
import { type RatesProps, ratesProps } from "./rates.props.ts";

export const ratesSamples: Record<string, RatesProps> = {
  own: rates,
  least: { cards: [{ name: "Interior" }] },
  headed: {
    heading: { title: "What it costs" },
    cards: rates.cards.map(({ from: _, ...card }) => ({ ...card, text: "One wall." })),
  },
  three: { ...rates, cards: [...rates.cards, { name: "By the day", price: "from $1,450" }] },
  most: stressProps(ratesProps, rates, "most"),
};
