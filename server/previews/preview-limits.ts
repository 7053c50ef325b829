import { createHash } from "node:crypto";
import { type RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { createLimiter, type Limit } from "../auth/limits/create-limiter.ts";
import { inTurn } from "../data/caller/take-turns.ts";
import type { Database } from "../db/database.ts";

const quarter = 15 * 60;
/** As of whoever looks at previews (`preview-link.ts`). */
const turnOf = "previews";

export const previewLimits = {
  /** Of a network: how often it opens links, right or wrong. */
  "preview-open": { points: 120, seconds: quarter },
  /** Of a link, from one network and from all. */
  "preview-password-by-network": { points: 10, seconds: quarter },
  "preview-password": { points: 60, seconds: quarter },
  /** Of an account: links that it gives a password. */
  "preview-password-made": { points: 40, seconds: quarter },
  /** Of a browser, and of a site. */
  "preview-comment": { points: 20, seconds: quarter },
  "preview-comment-by-site": { points: 300, seconds: 3_600 },
} satisfies Record<string, Limit>;

export type PreviewLimitName = keyof typeof previewLimits;

/**
 * Counts one use by `key` on all servers together, and gives the seconds to wait where it was one too many: 0 where it was not. Keys
 * are stored hashed.
 */
export type CountUse = (name: PreviewLimitName, key: string) => Promise<number>;

/**
 * What counts the uses of previews; tests replace single limits. Anybody may ask at these hosts as often as they like: counting takes the
 * turns of previews, and who has been refused is refused from memory until their time is over.
 */
export function countPreviews(
  database: Database,
  overrides: Partial<Record<PreviewLimitName, Limit>> = {},
): CountUse {
  const limits: Record<PreviewLimitName, Limit> = { ...previewLimits, ...overrides };
  const limiters = new Map<PreviewLimitName, RateLimiterPostgres>();
  const limiterOf = (name: PreviewLimitName) => {
    const known = limiters.get(name);
    if (known) return known;
    const limiter = createLimiter(database, name, limits[name], { remembers: true });
    limiters.set(name, limiter);
    return limiter;
  };
  return async (name, key) => {
    const hash = createHash("sha256").update(key).digest("base64url");
    try {
      await inTurn(database.pool, turnOf, () => limiterOf(name).consume(hash));
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
    }
  };
}
