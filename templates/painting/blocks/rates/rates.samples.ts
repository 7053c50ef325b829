import { stressProps } from "../../../../engine/document/stress-props.ts";
import { rates } from "../../content/services.ts";
import { type RatesProps, ratesProps } from "./rates.props.ts";

export const ratesSamples: Record<string, RatesProps> = {
  own: rates,
  least: { title: "What it costs", cards: [{ name: "Interior" }] },
  three: { ...rates, cards: [...rates.cards, { name: "By the day", price: "from $1,450" }] },
  most: stressProps(ratesProps, rates, "most"),
};
