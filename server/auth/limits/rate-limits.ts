import { createHash } from "node:crypto";
import { type RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "../../db/database.ts";
import { networksOfAddress, widerShare } from "../../http/network-of-address.ts";
import { createLimiter, type Limit } from "./create-limiter.ts";

const minute = 60;
const hour = 60 * minute;

export const defaultLimits = {
  "password-by-ip": { points: 60, seconds: 5 * minute },
  "code-by-ip": { points: 60, seconds: 5 * minute },
  "sign-up-by-ip": { points: 30, seconds: hour },
  "failed-password-by-address-and-network": { points: 10, seconds: 15 * minute },
  "failed-password-by-address": { points: 100, seconds: 15 * minute },
  "mail-by-address-minute": { points: 1, seconds: minute },
  "mail-by-address-hour": { points: 5, seconds: hour },
  /** Everything under /auth/v1 that has no limit of its own. */
  "request-by-ip": { points: 600, seconds: 5 * minute },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof defaultLimits;

/** Limits that replace the default of the same name. */
export type RateLimitOverrides = Partial<Record<LimitName, Limit>>;

/** A limit is used up; `retryAfterSeconds` (1 or more) is what the answer's `Retry-After` says. */
export class RateLimitError extends Error {
  readonly limit: LimitName;
  readonly retryAfterSeconds: number;
  constructor(limit: LimitName, retryAfterSeconds: number) {
    super(`The limit ${limit} is used up.`);
    this.limit = limit;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export type RateLimits = {
  /**
   * Counts one use of `name` by `key` (for the limits by IP an address, which counts for its networks). Throws
   * `RateLimitError` when it was one too many, and the database's own error when it does not answer: without a count
   * nobody gets through.
   */
  consume: (name: LimitName, key: string) => Promise<void>;
  /** Throws what `consume` would throw now, without counting. */
  check: (name: LimitName, key: string) => Promise<void>;
  /** Sets the count of `name` for `key` back to none, on every server. */
  forget: (name: LimitName, key: string) => Promise<void>;
};

/**
 * Limits that all servers on one database share, in `private.rate_limits`. Keys are stored hashed, so that neither
 * e-mail nor IP address stands in the table. `overrides` replaces single limits.
 */
export function createRateLimits(database: Database, overrides: RateLimitOverrides = {}): RateLimits {
  const limits: Record<LimitName, Limit> = { ...defaultLimits, ...overrides };
  const limiters = new Map(
    Object.entries(limits).map(([name, limit]) => [name, createLimiters(database, name, limit)]),
  );

  /** What `key` is counted as, and by which limiter, the narrowest first. */
  function countsOf(name: LimitName, key: string): { limiter: RateLimiterPostgres; stored: string }[] {
    const found = limiters.get(name);
    if (!found) throw new Error(`There is no limit named ${name}.`);
    const keys = name.endsWith("-by-ip") ? networksOfAddress(key) : [key];
    return keys.map((counted, index) => ({
      limiter: index === 0 ? found.narrow : found.wide,
      stored: createHash("sha256").update(counted).digest("base64url"),
    }));
  }

  return {
    consume: async (name, key) => {
      // One after the other: a network that is refused uses up nothing of the wider one around it.
      for (const { limiter, stored } of countsOf(name, key)) {
        try {
          await limiter.consume(stored);
        } catch (refusal) {
          throw refusal instanceof RateLimiterRes ? refusalOf(name, refusal) : refusal;
        }
      }
    },
    check: async (name, key) => {
      for (const { limiter, stored } of countsOf(name, key)) {
        const count = await limiter.get(stored);
        if (count !== null && count.consumedPoints >= limiter.points) throw refusalOf(name, count);
      }
    },
    forget: async (name, key) => {
      for (const { limiter, stored } of countsOf(name, key)) await limiter.delete(stored);
    },
  };
}

function refusalOf(name: LimitName, count: RateLimiterRes): RateLimitError {
  return new RateLimitError(name, Math.max(1, Math.ceil(count.msBeforeNext / 1000)));
}

function createLimiters(database: Database, name: string, limit: Limit) {
  const share = (points: number) => createLimiter(database, name, { ...limit, points });
  return { narrow: share(limit.points), wide: share(limit.points * widerShare) };
}
