import type { Coin } from "../../collections.ts";

export const sortKeys = ["coin", "price", "change", "week", "cap", "volume"] as const;

export type SortKey = (typeof sortKeys)[number];

export type MarketsQuery = { find: string; sort: SortKey; isAscending: boolean };

/** Names begin with A, figures with the largest. */
function beginsAscending(sort: SortKey): boolean {
  return sort === "coin";
}

/** Reads the query of the markets page. Whatever it does not know there is as if it were not there. */
export function parseMarketsQuery(search: string): MarketsQuery {
  const params = new URLSearchParams(search);
  const sort = sortKeys.find((key) => key === params.get("sort")) ?? "cap";
  const order = params.get("order");
  return {
    find: (params.get("find") ?? "").slice(0, 40),
    sort,
    isAscending: order === "up" || (order !== "down" && beginsAscending(sort)),
  };
}

/** The query of the address that shows this, beginning with `?`; empty for what is shown at first. */
export function formatMarketsQuery({ find, sort, isAscending }: MarketsQuery): string {
  const said = new URLSearchParams();
  if (find.trim()) said.set("find", find.trim());
  if (sort !== "cap") said.set("sort", sort);
  if (isAscending !== beginsAscending(sort)) said.set("order", isAscending ? "up" : "down");
  return said.size > 0 ? `?${said}` : "";
}

/** What a press on the head of a column asks for: that column, or the other way round if it is it already. */
export function turnSort(query: MarketsQuery, sort: SortKey): MarketsQuery {
  const isAscending = query.sort === sort ? !query.isAscending : beginsAscending(sort);
  return { ...query, sort, isAscending };
}

const figureOf: Record<Exclude<SortKey, "coin">, (coin: Coin) => number> = {
  price: ({ price }) => price,
  change: ({ change }) => change,
  week: ({ week }) => week,
  cap: ({ marketCap }) => marketCap,
  volume: ({ volume }) => volume,
};

/** The coins whose name or symbol has what is looked for, in the asked order. */
export function selectCoins(coins: readonly Coin[], { find, sort, isAscending }: MarketsQuery): Coin[] {
  const words = find.trim().toLowerCase();
  const found = coins.filter(({ name, symbol }) => `${name} ${symbol}`.toLowerCase().includes(words));
  const upwards = sort === "coin" ? byName : (a: Coin, b: Coin) => figureOf[sort](a) - figureOf[sort](b);
  return found.toSorted((a, b) => (isAscending ? upwards(a, b) : upwards(b, a)));
}

function byName(a: Coin, b: Coin): number {
  return a.name < b.name ? -1 : 1;
}
