import type { Context } from "hono";
import { answerRows } from "./answer/answer-rows.ts";
import { describeRequest } from "./caller/describe-request.ts";
import type { Caller } from "./caller/identify-caller.ts";
import { runAsCaller } from "./caller/run-as-caller.ts";
import { buildForTable } from "./catalogue/build-for-table.ts";
import type { Catalogue } from "./catalogue/catalogue.ts";
import type { DataParts } from "./data-parts.ts";
import { parseQuery } from "./query/parse-query.ts";
import { readFormat } from "./read-format.ts";
import { readPreferences } from "./read-preferences.ts";
import { buildRead } from "./statement/build-read.ts";

/** `GET /table`: the rows that the caller may see and asks for. Throws `RequestError`. */
export async function readTable(
  context: Context,
  name: string,
  caller: Caller,
  { database, catalogue }: DataParts & { catalogue: Catalogue },
): Promise<Response> {
  const format = readFormat(context);
  const preferences = readPreferences(context.req.header("prefer"));
  const query = parseQuery(context, name);
  const options = { counted: preferences.counted, stripNulls: format.stripNulls };
  const statement = await buildForTable(catalogue, name, (table) => buildRead(table, query, options));
  const request = describeRequest(context);
  const outcome = await runAsCaller(database.pool, caller, statement, { request, readOnly: true });
  return answerRows(context, outcome, { format, preferences, range: query.range });
}
