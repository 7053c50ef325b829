import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";

export type RequestVariables = { requestId: string };

/** Paths whose end opens something (`server/export/send-export.ts`, `server/account/send-data.ts`, `server/support/reply-link.ts`). */
const secretEnd = /^(\/(?:api\/(?:exports|my-data)|reply)\/).*/;

/**
 * Gives each request an id (answered as `x-request-id`) and logs method, path, status and duration. Query, body,
 * headers and addresses stay out of the log: they carry tokens and personal data.
 */
export function logRequests(log: Logger): MiddlewareHandler<{ Variables: RequestVariables }> {
  return async (context, next) => {
    const requestId = randomUUID();
    context.set("requestId", requestId);
    const started = performance.now();
    await next();
    context.res.headers.set("x-request-id", requestId);
    log.info({
      requestId,
      method: context.req.method,
      path: context.req.path.replace(secretEnd, "$1..."),
      status: context.res.status,
      ms: Math.round(performance.now() - started),
    });
  };
}
