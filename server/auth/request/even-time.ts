import { setTimeout } from "node:timers/promises";
import type { MiddlewareHandler } from "hono";

/**
 * Answers no sooner than `milliseconds` after the request came, refusals included: whether an address has an account
 * decides how much there is to do, and must not be readable from the time it took.
 */
export function evenTime(milliseconds: number): MiddlewareHandler {
  return async (_context, next) => {
    const over = setTimeout(milliseconds);
    try {
      await next();
    } finally {
      await over;
    }
  };
}
