import type { Context } from "hono";
import { answerWrite } from "./answer/answer-write.ts";
import { checkWrite } from "./answer/check-affected.ts";
import { describeRequest } from "./caller/describe-request.ts";
import type { Caller } from "./caller/identify-caller.ts";
import { runAsCaller } from "./caller/run-as-caller.ts";
import { buildForTable } from "./catalogue/build-for-table.ts";
import type { Catalogue } from "./catalogue/catalogue.ts";
import type { Relation } from "./catalogue/load-catalogue.ts";
import type { DataParts } from "./data-parts.ts";
import { parseQuery, type Query } from "./query/parse-query.ts";
import { readFormat } from "./read-format.ts";
import { type Preferences, readPreferences } from "./read-preferences.ts";
import { readRows } from "./read-rows.ts";
import { buildDelete } from "./statement/build-delete.ts";
import { buildInsert } from "./statement/build-insert.ts";
import { buildUpdate } from "./statement/build-update.ts";

/**
 * `POST`, `PATCH` and `DELETE /table`: inserts (or upserts), changes or deletes rows as far as the caller may, all or
 * none. Throws `RequestError`.
 */
export async function writeTable(
  context: Context,
  name: string,
  caller: Caller,
  { database, catalogue }: DataParts & { catalogue: Catalogue },
): Promise<Response> {
  const { method } = context.req;
  const format = readFormat(context);
  const preferences = readPreferences(context.req.header("prefer"));
  const query = parseQuery(context, name);
  const rows = method === "DELETE" ? undefined : await readRows(context, caller);
  const statement = await buildForTable(catalogue, name, (table) => {
    if (preferences.answer === "headers-only") preferKey(table, method, query, preferences);
    const options = { answersRows: preferences.answer !== "minimal", stripNulls: format.stripNulls };
    if (!rows) return buildDelete(table, query, options);
    if (method === "PATCH") return buildUpdate(table, query, rows, options);
    return buildInsert(table, query, rows, preferences, options);
  });
  const outcome = await runAsCaller(database.pool, caller, statement, {
    request: describeRequest(context),
    readOnly: false,
    check: checkWrite(format, preferences),
  });
  return answerWrite(context, outcome, { format, preferences });
}

/** `headers-only` answers the key of what was inserted; of anything else there is nothing to say. */
function preferKey(table: Relation, method: string, query: Query, preferences: Preferences): void {
  query.select = table.key.map((column) => ({ kind: "column", column, alias: column }));
  if (method !== "POST" || table.key.length === 0) preferences.answer = "minimal";
}
