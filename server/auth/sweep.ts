import { sql } from "kysely";
import type { Database } from "../db/database.ts";

/**
 * Removes what has served its time: one-time tokens, codes and ways back past their expiry, sign-ups of addresses with
 * which nobody signed up for 3 days, networks that nobody signed in from for half a year, counts of limits whose time is
 * over, refresh tokens exchanged more than 7 days ago, sessions of looks that are over, audit entries older than 90 days. Call it once an hour; several servers may.
 */
export async function sweep(database: Database): Promise<void> {
  const { typed } = database;
  await sql`delete from auth.one_time_tokens where expires_at < now()`.execute(typed);
  await sql`delete from private.authorization_codes where expires_at < now()`.execute(typed);
  await sql`delete from private.email_change_undos where expires_at < now()`.execute(typed);
  // All of an address or none: as long as one can be confirmed, those that contradict it must be there to say so.
  await sql`delete from private.pending_sign_ups as old where not exists (
    select from private.pending_sign_ups as young
    where young.email = old.email and young.created_at > now() - interval '3 days'
  )`.execute(typed);
  await sql`delete from private.known_networks where seen_at < now() - interval '180 days'`.execute(typed);
  await sql`delete from private.rate_limits where expire < extract(epoch from now()) * 1000`.execute(typed);
  await sql`delete from auth.sessions using private.looks as look
    where look.session = sessions.id and look.ends_at < now()`.execute(typed);
  await sql`delete from auth.refresh_tokens where revoked and updated_at < now() - interval '7 days'`.execute(
    typed,
  );
  await sql`delete from auth.audit_log_entries where created_at < now() - interval '90 days'`.execute(typed);
}
