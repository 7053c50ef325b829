import { findColumn, findWrittenColumn } from "../catalogue/find-column.ts";
import type { Column, Relation } from "../catalogue/load-catalogue.ts";
import type { Query } from "../query/parse-query.ts";
import type { Preferences } from "../read-preferences.ts";
import type { Rows } from "../read-rows.ts";
import { RequestError } from "../request-error.ts";
import { buildWrite, type WriteOptions } from "./build-write.ts";
import { countInsert, uncountInsert } from "./count-inserts.ts";
import { Parameters, quoteName, quoteText, type Statement } from "./sql.ts";

/**
 * The statement that inserts `rows`, or upserts them when `preferences` name a resolution. The whole body is one value,
 * which PostgreSQL takes apart by the columns' types. Throws `RequestError`: PGRST204 for columns that the table does
 * not have, PGRST102 when the objects differ in their keys and `columns` does not say which are meant.
 */
export function buildInsert(
  table: Relation,
  query: Query,
  rows: Rows,
  preferences: Preferences,
  options: WriteOptions,
): Statement {
  if (!query.columns && !rows.uniform)
    throw new RequestError(400, "PGRST102", "All object keys must match", {
      hint: "Name the columns in the query parameter `columns`.",
    });
  const columns = (query.columns ?? rows.keys).map((name) => findWrittenColumn(table, name));
  const parameters = new Parameters();
  const body = parameters.add(rows.json, "json");
  const list = columns.map((column) => quoteName(column.name)).join(", ");
  const conflict = writeConflict(table, query, columns, preferences);
  const countsInserts = conflict.endsWith(uncountInsert);
  const command = `insert into public.${quoteName(table.name)} as source ${list === "" ? "" : `(${list})`}
    select ${list} from ${writeSource(columns, body, preferences.missingDefault)} ${countsInserts ? countInsert : ""}
    ${conflict}`;
  return buildWrite(command, table, query, parameters, { ...options, countsInserts });
}

/** The columns of a body, by their types. */
export function writeBody(columns: readonly Column[], json: string): string {
  const types = columns.map((column) => `${quoteName(column.name)} ${column.type}`).join(", ");
  return `json_to_recordset(${json}) as body(${types})`;
}

function writeSource(columns: readonly Column[], body: string, missingDefault: boolean): string {
  if (columns.length === 0) return `json_array_elements(${body}) as body`;
  const defaults = columns.filter((column) => column.default !== null);
  if (!missingDefault || defaults.length === 0) return writeBody(columns, body);
  const values = defaults.map((column) => `${quoteText(column.name)}, ${column.default}`).join(", ");
  return writeBody(
    columns,
    `(select json_agg(jsonb_build_object(${values}) || item) from jsonb_array_elements(${body}::jsonb) as item)`,
  );
}

function writeConflict(
  table: Relation,
  query: Query,
  columns: readonly Column[],
  { resolution }: Preferences,
): string {
  const target = query.onConflict?.map((name) => findColumn(table, name).name) ?? table.key;
  if (!resolution || target.length === 0) return "";
  const list = target.map(quoteName).join(", ");
  if (resolution === "ignore-duplicates" || columns.length === 0) return `on conflict (${list}) do nothing`;
  const changes = columns.map((column) => `${quoteName(column.name)} = excluded.${quoteName(column.name)}`);
  return `on conflict (${list}) do update set ${changes.join(", ")} ${uncountInsert}`;
}
