import { sql } from "kysely";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import type { Database } from "../db/database.ts";
import { mayMoveClock } from "./may-move-clock.ts";

type Parts = {
  config: Pick<Config, "siteUrl" | "host" | "stripe">;
  database: Pick<Database, "typed">;
  log: Pick<Logger, "warn">;
};

/**
 * Has billing count the days that it is where others reach the site: days that were let pass to try it out, before it was opened to them,
 * would stand on what customers are sent, and nobody could take them back.
 */
export async function endTestClock({ config, database: { typed }, log }: Parts): Promise<void> {
  if (mayMoveClock(config)) return;
  const daysAhead = await typed.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ days: number }>`
      delete from private.billing_clock returning days_ahead as days
    `.execute(transaction);
    const days = rows[0]?.days ?? 0;
    if (days === 0) return 0;
    await sql`
      insert into private.audit (actor, act, target_kind, target, before, after)
      values (null, 'end-billing-clock', 'studio', 'clock', ${JSON.stringify({ daysAhead: days })}, '{"daysAhead":0}')
    `.execute(transaction);
    return days;
  });
  if (daysAhead > 0) log.warn({ daysAhead }, "the test clock of billing was ahead, and is put back to today");
}
