import { RateLimiterPostgres } from "rate-limiter-flexible";
import type { Database } from "../../db/database.ts";

/** `points` per `seconds`, counted from the first one. */
export type Limit = { points: number; seconds: number };

/**
 * Counts uses in `private.rate_limits`, which all servers on one database share; `name` keeps it apart from other limits. One that
 * `remembers`, and is kept, refuses whoever was refused without asking the database again, until their time is over.
 */
export function createLimiter(
  database: Database,
  name: string,
  limit: Limit,
  { remembers = false }: { remembers?: boolean } = {},
): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: database.pool,
    storeType: "pool",
    schemaName: "private",
    tableName: "rate_limits",
    tableCreated: true, // by a migration: the server's role may not create tables
    clearExpiredByTimeout: false, // the hourly sweep does it, once for all limits
    keyPrefix: name,
    points: limit.points,
    duration: limit.seconds,
    ...(remembers && { inMemoryBlockOnConsumed: limit.points + 1 }),
  });
}
