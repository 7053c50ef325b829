import { coins } from "../../content/coins.ts";
import { markets } from "../../content/markets.ts";
import type { MarketsProps } from "./markets.props.ts";

const [first] = coins;

export const marketsSamples: Record<string, MarketsProps> = {
  own: { ...markets, coins: [...coins] },
  prices: {
    ...markets,
    figures: [{ label: "Loaves", value: "340" }],
    coins: [...coins],
    trade: undefined,
    columns: { coin: "Bread", price: "Price", capShort: "Cap", volumeShort: "Vol", order: "Order" },
  },
  least: { ...markets, figures: [{ label: "Market cap", value: "$2" }], coins: [first] },
};
