import type { MarketsProps } from "../blocks/markets/markets.props.ts";
import { market, sampledAt, whole } from "./market.ts";

export const markets: MarketsProps = {
  title: "Markets",
  lead: "Six coins. Every column sorts, nothing flickers.",
  sample: sampledAt,
  figures: [
    { ...market.cap, drawing: "course" },
    { ...market.volume, drawing: "hours" },
    { ...market.dominance, drawing: "shares" },
    { ...market.greed, drawing: "scale" },
  ],
  whole,
  coins: "{collection:coins}",
  table: "Coins, sample figures",
  find: { label: "Find a coin", placeholder: "Name or symbol" },
  count: "{} of {} coins",
  columns: {
    coin: "Coin",
    price: "Price",
    change: "24 h",
    week: "7 days",
    cap: "Market cap",
    volume: "Volume",
    capShort: "Cap",
    volumeShort: "Vol",
    order: "Order",
  },
  units: { billion: "B", trillion: "T" },
  trade: { label: "TRADE", href: "/trading" },
  none: {
    title: "No coin by that name.",
    text: "There are {count:coins:words} here, and none of them fits. Take the letters back, or begin again.",
    reset: "Show all {count:coins:words}",
  },
};
