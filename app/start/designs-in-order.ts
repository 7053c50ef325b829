import { suitsTrade } from "../../templates/suits-trade.ts";

/** The trades that the studio has chosen for a design; nothing where it is as its makers say. */
export type ChosenTrades = (slug: string) => readonly string[] | null | undefined;

/**
 * `slugs` in the order in which they are tried on by a business of `trade`: the one that was asked for (`first`), then those
 * made for the trade, then all others, each group as before.
 */
export function designsInOrder(
  slugs: readonly string[],
  trade: string,
  first?: string,
  chosen: ChosenTrades = () => undefined,
): string[] {
  const rank = (slug: string) => (slug === first ? 0 : suitsTrade(slug, trade, chosen(slug)) ? 1 : 2);
  return slugs.toSorted((one, other) => rank(one) - rank(other));
}
