import { sql } from "kysely";
import type { Database } from "../db/database.ts";

/**
 * Removes what has served its time: one-time tokens past their expiry, counts of limits whose time is over, refresh
 * tokens exchanged more than 7 days ago, audit entries older than 90 days. Call it once an hour; several servers may.
 */
export async function sweep(database: Database): Promise<void> {
  const { typed } = database;
  await sql`delete from auth.one_time_tokens where expires_at < now()`.execute(typed);
  await sql`delete from private.rate_limits where expire < extract(epoch from now()) * 1000`.execute(typed);
  await sql`delete from auth.refresh_tokens where revoked and updated_at < now() - interval '7 days'`.execute(
    typed,
  );
  await sql`delete from auth.audit_log_entries where created_at < now() - interval '90 days'`.execute(typed);
}
