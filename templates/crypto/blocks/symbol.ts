import { z } from "zod";
import { type CoinSymbol, coins } from "../content/coins.ts";

/** One of the exchange's coins. */
export const symbol = z.enum(coins.map((coin) => coin.symbol) as [CoinSymbol, ...CoinSymbol[]]);
