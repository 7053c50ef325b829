import type { Coin } from "../collections.ts";
import { type Holding, holdings } from "../content/wallet.ts";
import { coinOf } from "../market/told-coins.ts";
import { valueAt } from "../trading/order.ts";

export type Held = Holding & {
  coin: Coin /** In cents. */;
  value: number /** Of all coins, from 0 to 1. */;
  share: number;
};

const valued = holdings.flatMap((holding) => {
  const coin = coinOf(holding.symbol);
  return coin ? [{ ...holding, coin, value: valueAt(coin.price, holding.amount) }] : [];
});

/** What all coins of the sample wallet are worth, in cents. */
export const worthOfCoins = valued.reduce((sum, { value }) => sum + value, 0);

/** The sample wallet's coins, the most valuable first. */
export const held: readonly Held[] = valued
  .map((holding) => ({ ...holding, share: holding.value / worthOfCoins }))
  .toSorted((a, b) => b.value - a.value);
