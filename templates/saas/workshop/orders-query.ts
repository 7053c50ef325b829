import { type Stage, stages } from "./stages.ts";
import { type Range, ranges } from "./summarize.ts";

export const sortKeys = ["id", "item", "customer", "placed", "due", "stage", "total"] as const;

export type SortKey = (typeof sortKeys)[number];
export type Show = "all" | "late" | Stage;

export const shows: readonly Show[] = ["all", "late", ...stages];

/** What the dashboard shows. */
export type OrdersQuery = {
  range: Range;
  show: Show;
  sort: SortKey;
  isDescending: boolean;
  words: string;
  page: number;
};

const longest = 60;

/** Reads the query of the dashboard's address. Whatever it does not know there is as if it were not there. */
export function parseOrdersQuery(search: string): OrdersQuery {
  const params = new URLSearchParams(search);
  const sort = params.get("sort") ?? "-id";
  const key = sortKeys.find((name) => name === sort.replace(/^-/, ""));
  const page = params.get("page") ?? "";
  return {
    range: ranges.find((range) => String(range) === params.get("range")) ?? 7,
    show: shows.find((show) => show === params.get("show")) ?? "all",
    sort: key ?? "id",
    isDescending: key ? sort.startsWith("-") : true,
    words: (params.get("q") ?? "").slice(0, longest),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** The query of the address at which the dashboard shows this, beginning with `?`; empty for what it shows at first. */
export function formatOrdersQuery({ range, show, sort, isDescending, words, page }: OrdersQuery): string {
  const params = new URLSearchParams();
  if (range !== 7) params.set("range", String(range));
  if (show !== "all") params.set("show", show);
  if (sort !== "id" || !isDescending) params.set("sort", (isDescending ? "-" : "") + sort);
  if (words) params.set("q", words);
  if (page > 1) params.set("page", String(page));
  return params.size > 0 ? `?${params}` : "";
}
