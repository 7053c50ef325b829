import { RateLimiterRes } from "rate-limiter-flexible";
import { CommandError } from "../api/command-error.ts";
import { createLimiter } from "../auth/limits/create-limiter.ts";
import type { Database } from "../db/database.ts";

/** Passwords and codes that may be tried for what proves again who somebody is. */
const limit = { points: 10, seconds: 15 * 60 };

/** Counts one try of an account, on all servers together. Throws `too_many`. Not within a transaction. */
export async function countProof(database: Database, account: string): Promise<void> {
  try {
    await createLimiter(database, "proof-by-account", limit).consume(account);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const minutes = Math.max(1, Math.ceil(refusal.msBeforeNext / 60_000));
    throw new CommandError("too_many", {
      message: "That was wrong too often.",
      hint: `Wait ${minutes === 1 ? "a minute" : `${minutes} minutes`}, then try again.`,
    });
  }
}
