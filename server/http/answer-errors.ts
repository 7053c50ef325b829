import type { ErrorHandler } from "hono";
import type { Logger } from "pino";
import { isDatabaseUnavailable } from "../db/database.ts";
import type { RequestVariables } from "./log-requests.ts";

/**
 * What a thrown error becomes: 503 with `Retry-After` when the database cannot be reached, else 500. The body
 * names the request id and nothing of the inside; the log has the stack under the same id.
 */
export function answerErrors(log: Logger): ErrorHandler<{ Variables: RequestVariables }> {
  return (error, context) => {
    const requestId = context.get("requestId");
    if (isDatabaseUnavailable(error)) {
      log.warn({ requestId, err: error.message }, "database unavailable");
      context.header("retry-after", "2");
      return context.json(
        {
          code: 503,
          error_code: "unexpected_failure",
          msg: "The service is briefly unavailable. Try again in a moment.",
          request_id: requestId,
        },
        503,
      );
    }
    log.error({ requestId, err: error }, "unexpected failure");
    return context.json(
      {
        code: 500,
        error_code: "unexpected_failure",
        msg: "Something went wrong on our side.",
        request_id: requestId,
      },
      500,
    );
  };
}
