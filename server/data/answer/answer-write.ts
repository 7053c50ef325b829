import type { Context } from "hono";
import type { Outcome } from "../caller/caller-transaction.ts";
import type { Format } from "../read-format.ts";
import type { Preferences } from "../read-preferences.ts";
import { readObjects, writeApplied, writeBody, writeContentRange } from "./answer-rows.ts";
import { countAffected } from "./check-affected.ts";

/**
 * The answer to an insert (201, or 200 for an upsert that found all its rows), update or delete (200 with rows, 204
 * without). `headers-only` gives the address of a
 * single inserted row in `Location`.
 */
export function answerWrite(
  context: Context,
  outcome: Outcome,
  { format, preferences }: { format: Format; preferences: Preferences },
): Response {
  const objects = preferences.answer === "minimal" ? [] : readObjects(outcome);
  const showsRows = preferences.answer === "representation";
  const total = preferences.counted ? countAffected(outcome) : undefined;
  const shown = context.req.method === "PATCH" && showsRows ? objects.length : 0;
  const headers: Record<string, string> = {
    "content-range": writeContentRange(0, shown, total),
    ...writeApplied(preferences),
  };
  const inserts = context.req.method === "POST";
  const created = outcome.rows[0]?.[2] === "0" ? 200 : 201;
  if (!showsRows) {
    const [key, ...others] = inserts ? objects : [];
    if (key !== undefined && others.length === 0) headers.location = `${context.req.path}?${writeKey(key)}`;
    return context.body(null, inserts ? created : 204, headers);
  }
  headers["content-type"] = format.contentType;
  return context.body(writeBody(objects, format), inserts ? created : 200, headers);
}

function writeKey(object: string): string {
  const key: Record<string, unknown> = JSON.parse(object);
  return Object.entries(key)
    .map(([name, value]) => `${encodeURIComponent(name)}=eq.${encodeURIComponent(String(value))}`)
    .join("&");
}
