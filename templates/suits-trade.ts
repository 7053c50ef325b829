import { type Trade, tradeNamed } from "../engine/facts/trades.ts";
import { suits } from "./suits.ts";

/** Whether a business that calls its trade so finds it in the template `slug`. */
export function suitsTrade(slug: string | undefined, trade: string | undefined): boolean {
  const known = trade === undefined ? undefined : tradeNamed(trade);
  const own: readonly Trade[] = Object.entries(suits).find(([template]) => template === slug)?.[1] ?? [];
  return known !== undefined && own.includes(known);
}
