import { suitsTrade } from "../../templates/suits-trade.ts";

/**
 * `slugs` in the order in which they are tried on by a business of `trade`: the one that was asked for (`first`), then those
 * made for the trade, then all others, each group as before.
 */
export function designsInOrder(slugs: readonly string[], trade: string, first?: string): string[] {
  const rank = (slug: string) => (slug === first ? 0 : suitsTrade(slug, trade) ? 1 : 2);
  return slugs.toSorted((one, other) => rank(one) - rank(other));
}
