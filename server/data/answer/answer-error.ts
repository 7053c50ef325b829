import type { Context } from "hono";
import type { ContentfulStatusCode, StatusCode } from "hono/utils/http-status";
import { isDatabaseUnavailable } from "../../db/database.ts";
import { RequestError } from "../request-error.ts";

/**
 * What a thrown error becomes: a refusal in PostgREST's shape, 503 with `Retry-After` when the database cannot be
 * reached. Anything else is thrown on, to be logged and answered without a word of the inside.
 */
export function answerError(error: Error, context: Context): Response {
  if (error instanceof RequestError) {
    const { status, code, details, hint, message } = error;
    if (status === 401) context.header("www-authenticate", challenge(code, message));
    return hasBody(status)
      ? context.json({ code, details, hint, message }, status)
      : context.body(null, status);
  }
  if (!isDatabaseUnavailable(error)) throw error;
  context.header("retry-after", "2");
  return context.json(
    {
      code: "PGRST000",
      details: null,
      hint: null,
      message: "Database connection error. Retrying the connection.",
    },
    503,
  );
}

function hasBody(status: StatusCode): status is ContentfulStatusCode {
  return status !== 204 && status !== 205 && status !== 304;
}

function challenge(code: string, message: string): string {
  return code.startsWith("PGRST3")
    ? `Bearer error="invalid_token", error_description="${message.replace(/[^ -~]|["\\]/g, "")}"`
    : "Bearer";
}
