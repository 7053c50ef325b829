import type { Context } from "hono";
import { BodyError } from "../../http/body-error.ts";
import { RateLimitError } from "../limits/rate-limits.ts";
import { HashQueueFullError } from "../password/hash-password.ts";
import { AuthError } from "./auth-error.ts";

const versionHeader = "x-supabase-api-version";
const versionWithNamedCodes = "2024-01-01";

/**
 * What a refusal becomes under /auth/v1. A client that asks for API version 2024-01-01 gets `{ code, message }` and
 * the version back, any other `{ code: <status>, error_code, msg }` (auth-js, `lib/fetch.ts`). An error that is no
 * refusal is thrown again, for the server's own handler.
 */
export function answerAuthError(error: Error, context: Context): Response {
  const refusal = asRefusal(error);
  if (!refusal) throw error;
  if (error instanceof RateLimitError || error instanceof HashQueueFullError) {
    context.header("retry-after", String(error.retryAfterSeconds));
  }
  if ((context.req.header(versionHeader) ?? "") >= versionWithNamedCodes) {
    context.header(versionHeader, versionWithNamedCodes);
    return context.json({ code: refusal.code, message: refusal.message, ...refusal.details }, refusal.status);
  }
  return context.json(
    { code: refusal.status, error_code: refusal.code, msg: refusal.message, ...refusal.details },
    refusal.status,
  );
}

function asRefusal(error: Error): AuthError | undefined {
  if (error instanceof AuthError) return error;
  if (error instanceof BodyError) {
    const code = error.status === 408 ? "request_timeout" : "validation_failed";
    return new AuthError(error.status, code, error.message);
  }
  if (error instanceof RateLimitError) {
    return error.limit.startsWith("mail-")
      ? new AuthError(
          429,
          "over_email_send_rate_limit",
          `For security purposes, you can only request this after ${error.retryAfterSeconds} seconds.`,
        )
      : new AuthError(429, "over_request_rate_limit", "Request rate limit reached");
  }
  if (error instanceof HashQueueFullError) {
    return new AuthError(503, "unexpected_failure", "Too many people are signing in. Try again in a moment.");
  }
  return undefined;
}
