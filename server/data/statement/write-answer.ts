import { findColumn } from "../catalogue/find-column.ts";
import type { Relation } from "../catalogue/load-catalogue.ts";
import type { Query } from "../query/parse-query.ts";
import type { RowRange } from "../query/read-range.ts";
import { type Parameters, quoteName } from "./sql.ts";
import { writeField } from "./write-field.ts";

/** What rows are taken from: SQL in front of the statement, where they stand under the name `source`, and which. */
export type Source = { before?: string; from: string; conditions?: string; relation: Relation };

/** `range` as `writeRange` gives it, all rows without; `total` as SQL that counts, no count without. */
export type AnswerOptions = { range?: string; total?: string | undefined; stripNulls: boolean };

/** Counts all rows that a request asks for, whatever its range. */
export const countAll = "count(*) as total";

/**
 * The statement that gives the rows of `source` which `query` asks for, each as the text of a JSON object; with `total`
 * as a page of them all (`writePage`). Throws `RequestError` 42703 for unknown columns.
 */
export function writeAnswer(
  source: Source,
  query: Query,
  parameters: Parameters,
  options: AnswerOptions,
): string {
  const { before = "", from, conditions = "", relation } = source;
  const { range = "", total, stripNulls } = options;
  const object = stripNulls ? "json_strip_nulls(row_to_json(answer))" : "row_to_json(answer)";
  const rows = `select ${object}::text as body from (
    select ${writeColumns(query, relation, parameters)} from ${from}
    ${conditions} ${writeOrder(query, relation, parameters)} ${range}
  ) answer`;
  return `${before} ${total ? writePage(rows, `${total} from ${from} ${conditions}`) : rows}`;
}

/**
 * `rows` (a column `body`) with what `whole` counts of all of them beside each; there is a row even when `rows` gives
 * none, with `body` null.
 */
export function writePage(rows: string, whole: string): string {
  return `select page.body, whole.* from (select ${whole}) whole left join lateral (${rows}) page on true`;
}

/** The rows that `range` asks for. */
export function writeRange({ limit, offset }: RowRange, parameters: Parameters): string {
  const rows = `limit ${parameters.add(String(limit), "bigint")}`;
  return offset === 0 ? rows : `${rows} offset ${parameters.add(String(offset), "bigint")}`;
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

function writeColumns(query: Query, relation: Relation, parameters: Parameters): string {
  return query.select
    .map((item) =>
      item.kind === "all"
        ? "source.*"
        : `${writeField(item, relation, parameters).sql} as ${quoteName(item.alias)}`,
    )
    .join(", ");
}

function writeOrder(query: Query, relation: Relation, parameters: Parameters): string {
  if (query.order.length === 0) return "";
  const terms = query.order.map((term) => {
    const { sql } = writeField(term, relation, parameters);
    return `${sql}${term.descending ? " desc" : ""}${term.nulls ? ` nulls ${term.nulls}` : ""}`;
  });
  return `order by ${terms.join(", ")}`;
}
