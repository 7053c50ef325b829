import type { Coin } from "../collections.ts";
import { coinOf, coins } from "../market/told-coins.ts";
import { type Side, sides } from "./order.ts";

/** What the address of the trading page says; the amount is nobody's business and stays out of it. */
export type TradingQuery = { coin: Coin; side: Side };

/** Reads the query of the trading page. Whatever it does not know there is as if it were not there. */
export function parseTradingQuery(search: string): TradingQuery {
  const params = new URLSearchParams(search);
  return {
    coin: coinOf(params.get("coin")) ?? coins[0],
    side: sides.find((side) => side === params.get("side")) ?? "buy",
  };
}

/** The query of the address that shows this, beginning with `?`; empty for what is shown at first. */
export function formatTradingQuery({ coin, side }: TradingQuery): string {
  const said = new URLSearchParams();
  if (coin.symbol !== coins[0].symbol) said.set("coin", coin.symbol.toLowerCase());
  if (side !== "buy") said.set("side", side);
  return said.size > 0 ? `?${said}` : "";
}
