import type { Context } from "hono";
import type { z } from "zod";
import { readJson } from "../../http/read-json.ts";
import { AuthError } from "./auth-error.ts";

const largestBody = 64 * 1024;
const deepestBody = 16;

/** Reads a request's JSON body (64 KB at most) and checks it against `schema`. Throws `validation_failed`. */
export async function readBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const body = await readJson(context, largestBody);
  requireStorable(body, 0);
  return checkInput(schema, body);
}

/** Checks input of any source (body, query, path) against `schema`. Throws `validation_failed` with what is wrong. */
export function checkInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const place = issue?.path.join(".");
  const builtIn = issue?.message.startsWith("Invalid ") ?? true;
  throw new AuthError(
    400,
    "validation_failed",
    builtIn && place ? `${place}: ${issue?.message}` : (issue?.message ?? "Invalid input"),
  );
}

/** PostgreSQL stores neither NUL nor half a surrogate pair, and nesting without end is an attack on the stack. */
function requireStorable(value: unknown, depth: number): void {
  if (depth > deepestBody) throw new AuthError(400, "validation_failed", "The body is nested too deeply.");
  if (typeof value === "string") {
    if (value.includes("\0") || !value.isWellFormed()) {
      throw new AuthError(400, "validation_failed", "The body holds characters that cannot be stored.");
    }
  } else if (Array.isArray(value)) {
    for (const item of value) requireStorable(item, depth + 1);
  } else if (typeof value === "object" && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      requireStorable(key, depth + 1);
      requireStorable(item, depth + 1);
    }
  }
}
