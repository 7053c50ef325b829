import { createHash } from "node:crypto";
import { RateLimiterRes } from "rate-limiter-flexible";
import { createLimiter, type Limit } from "../auth/limits/create-limiter.ts";
import type { Database } from "../db/database.ts";
import { networksOfAddress, widerShare } from "../http/network-of-address.ts";
import type { Standing } from "../messages/message-limits.ts";

/** What is more than `usual`, where that is said, waits as what may be a machine's; what is more than `points` is not taken. */
export type ContactLimit = Limit & { usual?: number };

const day = 86_400;

/**
 * How often the form of the landing page is taken: of a network, under an address, and of everybody. However often one network
 * sends, it comes nowhere near to what has everybody refused.
 */
export const contactLimits = {
  "contact-by-network": { points: 6, seconds: 600 },
  "contact-by-network-daily": { points: 20, seconds: day },
  "contact-by-address": { points: 5, seconds: day },
  "contact-by-day": { usual: 300, points: 3_000, seconds: day },
} satisfies Record<string, ContactLimit>;

export type ContactLimits = Record<keyof typeof contactLimits, ContactLimit>;

/** Counts what is sent from the address of a client under one of mail, on all servers together, and says how that stands with the limits. */
export function countContacts(
  database: Database,
  limits: ContactLimits = contactLimits,
): (client: string, email: string) => Promise<Standing> {
  const limiterOf = (name: keyof ContactLimits, share = 1) =>
    createLimiter(database, name, { ...limits[name], points: limits[name].points * share });
  const limiters = (Object.keys(contactLimits) as (keyof ContactLimits)[]).map((name) => ({
    name,
    usual: limits[name].usual ?? Number.POSITIVE_INFINITY,
    limiter: limiterOf(name),
    wider: limiterOf(name, widerShare),
  }));
  return async (client, email) => {
    const networks = networksOfAddress(client);
    const keys: Record<keyof ContactLimits, readonly string[]> = {
      "contact-by-network": networks,
      "contact-by-network-daily": networks,
      "contact-by-address": [email.toLowerCase()],
      "contact-by-day": [""],
    };
    let state: "usual" | "often" = "usual";
    for (const { name, usual, limiter, wider } of limiters) {
      for (const [index, key] of keys[name].entries()) {
        try {
          const hash = createHash("sha256").update(key).digest("base64url");
          const { consumedPoints } = await (index === 0 ? limiter : wider).consume(hash);
          if (consumedPoints > usual) state = "often";
        } catch (refusal) {
          if (!(refusal instanceof RateLimiterRes)) throw refusal;
          return { state: "refused", retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)) };
        }
      }
    }
    return { state };
  };
}
