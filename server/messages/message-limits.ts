import { createHash } from "node:crypto";
import { RateLimiterRes } from "rate-limiter-flexible";
import { createLimiter, type Limit } from "../auth/limits/create-limiter.ts";
import type { Database } from "../db/database.ts";

/** What is more than `usual` waits in the quarantine; what is more than `points` is not taken. */
export type MessageLimit = Limit & { usual: number };

export const messageLimits = {
  "message-by-network": { usual: 5, points: 60, seconds: 600 },
  "message-by-site": { usual: 300, points: 3_000, seconds: 3_600 },
} satisfies Record<string, MessageLimit>;

export type MessageLimits = Record<keyof typeof messageLimits, MessageLimit>;

/** How somebody stands with the limits; `retryAfter` is in seconds. */
export type Standing = { state: "usual" | "often" } | { state: "refused"; retryAfter: number };

/** Counts messages of a network to one site, and of a site, on all servers together. */
export function countMessages(
  database: Database,
  limits: MessageLimits = messageLimits,
): (site: string, network: string) => Promise<Standing> {
  const limiters = (["message-by-network", "message-by-site"] as const).map((name) => ({
    name,
    usual: limits[name].usual,
    limiter: createLimiter(database, name, limits[name]),
  }));
  return async (site, network) => {
    let state: "usual" | "often" = "usual";
    for (const { name, usual, limiter } of limiters) {
      const key = name === "message-by-site" ? site : `${site} ${network}`;
      try {
        const { consumedPoints } = await limiter.consume(
          createHash("sha256").update(key).digest("base64url"),
        );
        if (consumedPoints > usual) state = "often";
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return { state: "refused", retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)) };
      }
    }
    return { state };
  };
}
