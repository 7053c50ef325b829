import type { OrdersQuery, Show, SortKey } from "./orders-query.ts";
import type { Order } from "./sample-orders.ts";
import { stages } from "./stages.ts";

export const perPage = 12;

type Selection = {
  /** Of all pages. */
  count: number;
  pages: number;
  /** The asked one, or the last if there are fewer. */
  page: number;
  shown: readonly Order[];
};

/** Those of `orders` that fit the query, in its order, and of them one page. Equals stay as they were. */
export function selectOrders(
  orders: readonly Order[],
  query: Pick<OrdersQuery, "show" | "sort" | "isDescending" | "words" | "page">,
): Selection {
  const words = query.words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = orders.filter((order) => isShown(order, query.show) && hasWords(order, words));
  const sign = query.isDescending ? -1 : 1;
  const sorted = found.toSorted((a, b) => sign * compare(orderOf[query.sort](a), orderOf[query.sort](b)));
  const pages = Math.max(1, Math.ceil(found.length / perPage));
  const page = Math.min(query.page, pages);
  return { count: found.length, pages, page, shown: sorted.slice((page - 1) * perPage, page * perPage) };
}

function isShown(order: Order, show: Show): boolean {
  return show === "all" || (show === "late" ? order.isLate : order.stage === show);
}

function hasWords({ id, item, customer }: Order, words: readonly string[]): boolean {
  const text = `#${id} ${item} ${customer}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

/** By what a column is sorted; days ago count backwards, so that the earlier day comes first. */
const orderOf: Record<SortKey, (order: Order) => string | number> = {
  id: ({ id }) => id,
  item: ({ item }) => item,
  customer: ({ customer }) => customer,
  placed: ({ daysAgo }) => -daysAgo,
  due: ({ dueDaysAgo }) => -dueDaysAgo,
  stage: ({ stage }) => stages.indexOf(stage),
  total: ({ total }) => total,
};

function compare(a: string | number, b: string | number): number {
  return a < b ? -1 : Number(a > b);
}
