import { findWrittenColumn } from "../catalogue/find-column.ts";
import type { Relation } from "../catalogue/load-catalogue.ts";
import type { Query } from "../query/parse-query.ts";
import type { Rows } from "../read-rows.ts";
import { RequestError } from "../request-error.ts";
import { writeBody } from "./build-insert.ts";
import { buildWrite, type WriteOptions } from "./build-write.ts";
import { Parameters, quoteName, type Statement } from "./sql.ts";
import { writeConditions } from "./write-conditions.ts";

/**
 * The statement that changes the rows which the filters name to the one object in `rows`. Throws `RequestError`:
 * 21000 without a filter, PGRST100 with a limit, PGRST102 for another body, PGRST204 for unknown columns.
 */
export function buildUpdate(table: Relation, query: Query, rows: Rows, options: WriteOptions): Statement {
  requireFilter("UPDATE", query);
  if (rows.count !== 1)
    throw new RequestError(400, "PGRST102", "The body of an update must be one JSON object");
  const columns = (query.columns ?? rows.keys).map((name) => findWrittenColumn(table, name));
  const parameters = new Parameters();
  if (columns.length === 0) return { text: "select null, 0 where false", values: [] };
  const body = writeBody(columns, parameters.add(rows.json, "json"));
  const changes = columns.map((column) => `${quoteName(column.name)} = body.${quoteName(column.name)}`);
  const command = `update public.${quoteName(table.name)} as source set ${changes.join(", ")}
    from ${body} ${writeConditions(query.filters, table, parameters)}`;
  return buildWrite(command, table, query, parameters, options);
}

/**
 * Refuses a write to every row of a table with the code and words of PostgreSQL's safeupdate, which Supabase uses, and
 * a limited one with PGRST100: which rows it would meet is nobody's choice.
 */
export function requireFilter(command: "UPDATE" | "DELETE", query: Query): void {
  if (query.filters.length === 0) throw new RequestError(400, "21000", `${command} requires a WHERE clause`);
  if (query.isLimited) {
    throw new RequestError(400, "PGRST100", `limit and offset cannot be used with ${command}`, {
      hint: "Name the rows by filters.",
    });
  }
}
