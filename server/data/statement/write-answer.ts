import { findColumn } from "../catalogue/find-column.ts";
import type { Relation } from "../catalogue/load-catalogue.ts";
import type { Query } from "../query/parse-query.ts";
import { type Parameters, quoteName } from "./sql.ts";

/** What rows are taken from: SQL in front of the statement, and where they stand under the name `source`. */
export type Source = { before?: string; from: string; relation: Relation };

/**
 * The statement that gives the rows of `source` which `query` asks for, each as the text of a JSON object. With
 * `counted` a second column says how many there are without the range, and there is a row even when there are none.
 * Throws `RequestError` 42703 for unknown columns.
 */
export function writeAnswer(
  source: Source,
  query: Query,
  conditions: string,
  parameters: Parameters,
  options: { counted: boolean; stripNulls: boolean },
): string {
  const { before = "", from, relation } = source;
  const limit = parameters.add(String(query.range.limit), "bigint");
  const offset =
    query.range.offset === 0 ? "" : `offset ${parameters.add(String(query.range.offset), "bigint")}`;
  const object = options.stripNulls ? "json_strip_nulls(row_to_json(answer))" : "row_to_json(answer)";
  const rows = `select ${object}::text as body from (
    select ${writeColumns(query, relation)} from ${from} ${conditions} ${writeOrder(query, relation)} limit ${limit} ${offset}
  ) answer`;
  if (!options.counted) return `${before} ${rows}`;
  return `${before} select page.body, whole.total from (select count(*) as total from ${from} ${conditions}) whole
    left join lateral (${rows}) page on true`;
}

/** The columns that `query` selects or orders by: what a statement that writes must give back. */
export function writeReturned(query: Query, relation: Relation): string {
  if (query.select.some((item) => item.kind === "all")) return "source.*";
  const names = new Set<string>();
  for (const item of query.select)
    if (item.kind === "column") names.add(findColumn(relation, item.column).name);
  for (const term of query.order) names.add(findColumn(relation, term.column).name);
  return [...names].map((name) => `source.${quoteName(name)}`).join(", ");
}

function writeColumns(query: Query, relation: Relation): string {
  return query.select
    .map((item) =>
      item.kind === "all"
        ? "source.*"
        : `source.${quoteName(findColumn(relation, item.column).name)} as ${quoteName(item.alias)}`,
    )
    .join(", ");
}

function writeOrder(query: Query, relation: Relation): string {
  if (query.order.length === 0) return "";
  const terms = query.order.map((term) => {
    const column = quoteName(findColumn(relation, term.column).name);
    return `source.${column}${term.descending ? " desc" : ""}${term.nulls ? ` nulls ${term.nulls}` : ""}`;
  });
  return `order by ${terms.join(", ")}`;
}
