import { createHash } from "node:crypto";
import { RateLimiterRes } from "rate-limiter-flexible";
import { createLimiter, type Limit } from "../auth/limits/create-limiter.ts";
import type { Database } from "../db/database.ts";

/** How often the form of the landing page is taken: of a network, under an address, and of everybody. */
export const contactLimits = {
  "contact-by-network": { points: 6, seconds: 600 },
  "contact-by-address": { points: 5, seconds: 86_400 },
  "contact-by-day": { points: 300, seconds: 86_400 },
} satisfies Record<string, Limit>;

export type ContactLimits = Record<keyof typeof contactLimits, Limit>;

/** Counts what is sent, on all servers together; gives after how many seconds it is taken again, where it is not taken now. */
export function countContacts(
  database: Database,
  limits: ContactLimits = contactLimits,
): (network: string, email: string) => Promise<number | undefined> {
  const names = ["contact-by-network", "contact-by-address", "contact-by-day"] as const;
  const limiters = names.map((name) => ({ name, limiter: createLimiter(database, name, limits[name]) }));
  return async (network, email) => {
    const keys = {
      "contact-by-network": network,
      "contact-by-address": email.toLowerCase(),
      "contact-by-day": "",
    };
    for (const { name, limiter } of limiters) {
      try {
        await limiter.consume(createHash("sha256").update(keys[name]).digest("base64url"));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
      }
    }
    return undefined;
  };
}
