import type { Context } from "hono";
import type { Outcome } from "../caller/caller-transaction.ts";
import type { Callable } from "../catalogue/load-catalogue.ts";
import type { RowRange } from "../query/read-range.ts";
import type { Format } from "../read-format.ts";
import type { Preferences } from "../read-preferences.ts";
import { answerRows, readObjects, writeApplied } from "./answer-rows.ts";

/**
 * The answer to a call: nothing (204) for `void`, the value or row itself, or an array of them. Throws `RequestError` as
 * `answerRows` does.
 */
export function answerCall(
  context: Context,
  callable: Callable,
  outcome: Outcome,
  asked: { format: Format; preferences: Preferences; range: RowRange },
): Response {
  const headers = writeApplied(asked.preferences);
  if (callable.gives === "void") return context.body(null, 204, headers);
  if (callable.gives === "values" || callable.gives === "rows") return answerRows(context, outcome, asked);
  const [value = "null"] = readObjects(outcome);
  return context.body(value, 200, {
    "content-type": asked.format.contentType,
    "content-range": "0-0/*",
    ...headers,
  });
}
