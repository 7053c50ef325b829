import { coins } from "../../content/coins.ts";
import { markets } from "../../content/markets.ts";
import type { MarketsProps } from "./markets.props.ts";

const [first] = coins;

export const marketsSamples: Record<string, MarketsProps> = {
  own: { ...markets, coins: [...coins] },
  least: { ...markets, figures: [{ label: "Market cap", value: "$2" }], coins: [first] },
};
