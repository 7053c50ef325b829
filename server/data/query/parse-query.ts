import type { Context } from "hono";
import { parseColumns } from "./parse-columns.ts";
import { createFilterReader, type Filter } from "./parse-filters.ts";
import { type OrderTerm, parseOrder } from "./parse-order.ts";
import { parseSelect, type SelectItem } from "./parse-select.ts";
import { type RowRange, readRange } from "./read-range.ts";

/** What a request's address asks for, read but not yet compared with the tables there are. */
export type Query = {
  select: SelectItem[];
  filters: Filter[];
  order: OrderTerm[];
  range: RowRange;
  /** Whether the request limits its rows itself. */
  isLimited: boolean;
  columns: string[] | undefined;
  onConflict: string[] | undefined;
  /** Parameters that are arguments of the called function; empty for tables. */
  args: Map<string, string>;
};

/**
 * Reads the query parameters of a request for the table or function `relation`. Parameters that `isArgument` knows are
 * arguments of the function, all that have no meaning of their own are filters. Throws `RequestError` (PGRST1xx).
 */
export function parseQuery(
  context: Context,
  relation: string,
  isArgument: (name: string) => boolean = () => false,
): Query {
  const { url } = context.req;
  const mark = url.indexOf("?");
  const parameters = new URLSearchParams(mark < 0 ? "" : url.slice(mark + 1));
  const one = new Map<string, string>();
  const args = new Map<string, string>();
  const filters: Filter[] = [];
  const reader = createFilterReader();
  for (const [key, value] of parameters) {
    if (named.has(key)) one.set(key, one.get(key) ?? value);
    else if (isArgument(key)) args.set(key, value);
    else filters.push(reader.read(key, value));
  }
  const order = one.get("order");
  const columns = one.get("columns");
  const onConflict = one.get("on_conflict");
  return {
    select: parseSelect(one.get("select") ?? "*", relation),
    filters,
    order: order ? parseOrder(order) : [],
    range: readRange(one.get("limit"), one.get("offset"), context.req.header("range")),
    isLimited: one.has("limit") || one.has("offset"),
    columns: columns === undefined ? undefined : parseColumns("columns", columns),
    onConflict: onConflict === undefined ? undefined : parseColumns("on_conflict", onConflict),
    args,
  };
}

const named = new Set(["select", "order", "limit", "offset", "columns", "on_conflict"]);
