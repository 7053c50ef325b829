import { createHash } from "node:crypto";
import { RateLimiterRes } from "rate-limiter-flexible";
import { CommandError } from "../api/command-error.ts";
import { createLimiter, type Limit } from "../auth/limits/create-limiter.ts";
import type { Database } from "../db/database.ts";

const tenMinutes = 600;

/**
 * Of one account, on all its sites: domains that it adds, removes or makes the known one (each draws a site), checks of records, and
 * questions for where to point, which make this server ask others.
 */
export const domainLimits = {
  "domain-change": { points: 60, seconds: 6 * tenMinutes },
  "domain-check": { points: 30, seconds: tenMinutes },
  "domain-targets": { points: 300, seconds: tenMinutes },
} satisfies Record<string, Limit>;

/** Counts one use of `account`, on all servers together. Throws `too_many`. Not within a transaction: it takes a connection of its own. */
export async function countDomainUse(
  database: Database,
  name: keyof typeof domainLimits,
  account: string,
): Promise<void> {
  const limiter = createLimiter(database, name, domainLimits[name]);
  try {
    await limiter.consume(createHash("sha256").update(account).digest("base64url"));
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const minutes = Math.max(1, Math.ceil(refusal.msBeforeNext / 60_000));
    throw new CommandError("too_many", {
      message: "That was very often for a short time. Nothing has changed.",
      hint: `Wait ${minutes === 1 ? "a minute" : `${minutes} minutes`}, then go on.`,
    });
  }
}
