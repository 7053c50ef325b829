import type { Context } from "hono";
import type { Outcome } from "../caller/caller-transaction.ts";
import type { Callable } from "../catalogue/load-catalogue.ts";
import type { RowRange } from "../query/read-range.ts";
import type { Format } from "../read-format.ts";
import type { Preferences } from "../read-preferences.ts";
import { answerRows, readObjects, writeApplied, writeContentRange } from "./answer-rows.ts";

/**
 * The answer to a call: nothing (204) for `void`, the value or row itself, or an array of them. One value counts as one
 * row. Throws `RequestError` as `answerRows` does.
 */
export function answerCall(
  context: Context,
  callable: Callable,
  outcome: Outcome,
  asked: { format: Format; preferences: Preferences; range: RowRange },
): Response {
  if (callable.gives === "values" || callable.gives === "rows") return answerRows(context, outcome, asked);
  const [value = "null"] = readObjects(outcome);
  const count = callable.gives === "row" ? readObjects(outcome).length : 1;
  const headers = {
    "content-range": writeContentRange(0, count, asked.preferences.counted ? count : undefined),
    ...writeApplied(asked.preferences),
  };
  if (callable.gives === "void") return context.body(null, 204, headers);
  return context.body(value, 200, { "content-type": asked.format.contentType, ...headers });
}
