import { amountProblems } from "./wallet.ts";

/** Words of the trading page. */
export const trading = {
  seo: {
    title: "Trading | Drachm",
    description:
      "A practice order ticket with the fee formula shown, an order book and a day of candles for six coins. Nothing is ever sent.",
  },
  title: "Trade",
  coins: "Coin",
  chart: {
    title: "24 hours in half hours",
    slider: "Half hour",
    legend: "Hollow rose, filled fell.",
  },
  book: { title: "Order book", spread: "Spread", bids: "Bids", asks: "Asks" },
};

/** Words of the practice ticket. */
export const ticket = {
  title: "Practice ticket",
  side: "Side",
  sides: { buy: "Buy", sell: "Sell" },
  parts: "Part of what the account can",
  rule: "Market order: the whole amount at the best price. A real book would hand a large order several prices.",
  lines: {
    value: { buy: "Best ask", sell: "Best bid" },
    fee: "Fee, rounded up to the cent",
    total: { buy: "You pay", sell: "You receive" },
  },
  problems: {
    ...amountProblems,
    "below-least": "The least order is $10.00 before the fee.",
    "not-covered": "The practice account does not cover that. Nothing was ordered.",
  },
  slip: {
    title: "Practice order done",
    text: "It stayed in this page: nothing was sent, and the practice account is as it was.",
    again: "Another order",
  },
};
