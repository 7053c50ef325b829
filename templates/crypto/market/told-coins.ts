import { toldSite } from "../../../engine/render/told-site.ts";
import type { Coin } from "../collections.ts";
import { frame } from "../frame.ts";

/** The exchange's coins, for pages that stand in no document; the first is the one that is shown unasked. */
export const coins = toldSite(frame).collections?.coins as unknown as readonly [Coin, ...Coin[]];

/** The coin of this symbol, in either case; undefined for what is none. */
export function coinOf(symbol: string | null): Coin | undefined {
  return coins.find((coin) => coin.symbol === symbol?.toUpperCase());
}
