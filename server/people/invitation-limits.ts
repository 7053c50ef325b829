import { createHash } from "node:crypto";
import { RateLimiterRes } from "rate-limiter-flexible";
import { CommandError } from "../api/command-error.ts";
import { createLimiter, type Limit } from "../auth/limits/create-limiter.ts";
import type { Database } from "../db/database.ts";

const hour = 3_600;

/** Mails with an invitation: of one account, and to one address from anybody. Links tried: of one account. */
export const invitationLimits = {
  "invitation-by-account": { points: 40, seconds: hour },
  "invitation-by-address": { points: 5, seconds: 6 * hour },
  "invitation-link-by-account": { points: 60, seconds: hour },
} satisfies Record<string, Limit>;

/** Counts one use, on all servers together. Throws `too_many`. Not within a transaction: it takes a connection of its own. */
export async function countInvitation(
  database: Database,
  name: keyof typeof invitationLimits,
  key: string,
): Promise<void> {
  const limiter = createLimiter(database, name, invitationLimits[name]);
  try {
    await limiter.consume(createHash("sha256").update(key).digest("base64url"));
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const minutes = Math.max(1, Math.ceil(refusal.msBeforeNext / 60_000));
    throw new CommandError("too_many", {
      message: "That was very often for one hour.",
      hint: `Wait ${minutes === 1 ? "a minute" : `${minutes} minutes`}, then go on.`,
    });
  }
}
