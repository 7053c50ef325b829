import { type Trade, tradeNamed } from "../engine/facts/trades.ts";
import { suits } from "./suits.ts";

/** Whether a business that calls its trade so finds it in the template `slug`; `chosen`: among those that the studio has chosen for it. */
export function suitsTrade(
  slug: string | undefined,
  trade: string | undefined,
  chosen?: readonly string[] | null,
): boolean {
  const known = trade === undefined ? undefined : tradeNamed(trade);
  return known !== undefined && (chosen ?? tradesOf(slug)).includes(known);
}

/** The trades that the makers of the template `slug` say that it suits. */
export function tradesOf(slug: string | undefined): readonly Trade[] {
  return Object.entries(suits).find(([template]) => template === slug)?.[1] ?? [];
}
