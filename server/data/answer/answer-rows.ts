import type { Context } from "hono";
import type { Outcome } from "../caller/caller-transaction.ts";
import { type RowRange, unsatisfiable } from "../query/read-range.ts";
import type { Format } from "../read-format.ts";
import type { Preferences } from "../read-preferences.ts";
import { requireSingle } from "./require-single.ts";

/**
 * The answer to a read: the rows as they came, as an array or as the one object, and in `Content-Range` which of how
 * many they are (206 when counted and not all of them). Throws `RequestError`: PGRST116 when one object was asked for
 * and there is none or more, PGRST103 for an offset behind the last row.
 */
export function answerRows(
  context: Context,
  outcome: Outcome,
  { format, preferences, range }: { format: Format; preferences: Preferences; range: RowRange },
): Response {
  const objects = readObjects(outcome);
  const total = preferences.counted ? Number(outcome.rows[0]?.[1] ?? objects.length) : undefined;
  if (format.single) requireSingle(objects.length);
  if (total !== undefined && range.offset > total) {
    throw unsatisfiable(`An offset of ${range.offset} was requested, but there are only ${total} rows.`);
  }
  const status = total !== undefined && objects.length < total ? 206 : 200;
  return context.body(writeBody(objects, format), status, {
    "content-type": format.contentType,
    "content-range": writeContentRange(range.offset, objects.length, total),
    ...writeApplied(preferences),
  });
}

/** The rows of an outcome as JSON texts; the row that only carries the count is none. */
export function readObjects({ rows }: Outcome): string[] {
  const objects: string[] = [];
  for (const [object] of rows) if (object != null) objects.push(object);
  return objects;
}

/** The body of an answer: an array of `objects`, or the only one. */
export function writeBody(objects: readonly string[], { single }: Format): string {
  return single ? (objects[0] ?? "null") : `[${objects.join(",\n ")}]`;
}

/** `Content-Range` as PostgREST writes it: `0-9/42`, with `*` for no rows and for an unknown total. */
export function writeContentRange(offset: number, count: number, total: number | undefined): string {
  return `${count > 0 ? `${offset}-${offset + count - 1}` : "*"}/${total ?? "*"}`;
}

/** The header that says which preferences were followed, if any were given. */
export function writeApplied({ applied }: Preferences): Record<string, string> {
  return applied.length > 0 ? { "preference-applied": applied.join(", ") } : {};
}
