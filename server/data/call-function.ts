import type { Context } from "hono";
import { answerCall } from "./answer/answer-call.ts";
import { checkCall } from "./answer/check-affected.ts";
import { describeRequest } from "./caller/describe-request.ts";
import type { Caller } from "./caller/identify-caller.ts";
import { runAsCaller } from "./caller/run-as-caller.ts";
import type { Catalogue } from "./catalogue/catalogue.ts";
import { findFunction } from "./catalogue/find-function.ts";
import type { DataParts } from "./data-parts.ts";
import { parseQuery } from "./query/parse-query.ts";
import { readFormat } from "./read-format.ts";
import { readPreferences } from "./read-preferences.ts";
import { readArguments } from "./read-rows.ts";
import { RequestError } from "./request-error.ts";
import { buildCall } from "./statement/build-call.ts";

/**
 * `POST /rpc/function` with the arguments in the body, `GET` with them in the address (in a transaction that only
 * reads). Rows that the function gives can be selected, filtered and ordered like those of a table. Throws
 * `RequestError`.
 */
export async function callFunction(
  context: Context,
  name: string,
  caller: Caller,
  { database, catalogue }: DataParts & { catalogue: Catalogue },
): Promise<Response> {
  const reads = context.req.method !== "POST";
  const format = readFormat(context);
  const preferences = readPreferences(context.req.header("prefer"));
  const columns = reads ? await listColumns(catalogue, name) : new Set<string>();
  const query = parseQuery(context, name, (parameter) => reads && !columns.has(columnOf(parameter)));
  const body = reads ? undefined : await readArguments(context, caller);
  const callable = await findFunction(catalogue, name, body?.names ?? [...query.args.keys()]);
  const givesMany = callable.gives === "rows" || callable.gives === "values";
  if (preferences.mostAffected !== undefined && !givesMany) throw notCountable();
  const statement = buildCall(callable, body ?? query.args, query, {
    counted: preferences.counted || preferences.mostAffected !== undefined,
    stripNulls: format.stripNulls,
  });
  const outcome = await runAsCaller(database.pool, caller, statement, {
    request: describeRequest(context),
    readOnly: reads,
    check: givesMany ? checkCall(format, preferences) : undefined,
  });
  return answerCall(context, callable, outcome, { format, preferences, range: query.range });
}

/** The column that a parameter filters by: `data` of `data->>k`. */
function columnOf(parameter: string): string {
  return parameter.split("->", 1)[0] ?? parameter;
}

function notCountable(): RequestError {
  const message =
    "Function must return SETOF or TABLE when max-affected preference is used with handling=strict";
  return new RequestError(400, "PGRST128", message);
}

/** Names that filter what the function gives; any other parameter of a `GET` is an argument. */
async function listColumns(catalogue: Catalogue, name: string): Promise<Set<string>> {
  const found = await catalogue.find(({ functions }) => functions.get(name));
  const names = new Set(["and", "or", "not.and", "not.or"]);
  for (const { columns } of found ?? []) for (const column of columns.keys()) names.add(column);
  for (const { args } of found ?? []) for (const argument of args) names.delete(argument.name);
  return names;
}
