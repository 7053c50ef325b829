import type { MiddlewareHandler } from "hono";

const longestUrl = 8 * 1024;

/** Refuses a URL of more than 8 KB with 414 before anything looks at it. */
export function limitRequest(): MiddlewareHandler {
  return async (context, next) => {
    if (context.req.url.length > longestUrl) {
      return context.json(
        { code: 414, error_code: "validation_failed", msg: "The address is too long." },
        414,
      );
    }
    return next();
  };
}
