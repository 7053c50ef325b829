import type { Pool } from "pg";
import { mayMoveClock } from "../billing/may-move-clock.ts";
import type { Config } from "../config.ts";
import { isLoopbackName } from "../is-loopback-name.ts";
import { StartError } from "../lifecycle/start-error.ts";
import { sampleWords } from "./sample-words.ts";

/**
 * Where somebody has been, or the studio has said something. What only counts (visits of demos), and what the schema brings, is no
 * data.
 */
const tables = [
  "auth.users",
  "auth.audit_log_entries",
  "private.pending_sign_ups",
  "private.mail_queue",
  "private.audit",
  "private.studio_settings",
  "public.sites",
  "public.quotes",
  "public.invoices",
];

/** Throws `StartError` where the sample has no place: it is for the embedded database of a machine that nobody else reaches. */
export function requireOwnMachine(config: Config): void {
  const { supabase, databaseUrl, smtpUrl, sitesHost } = config;
  if (supabase) throw new StartError(sampleWords.elsewhere("SUPABASE_URL"));
  // Also one on loopback, which may be the end of a tunnel.
  if (databaseUrl !== undefined) throw new StartError(sampleWords.elsewhere("DATABASE_URL"));
  if (smtpUrl !== undefined) throw new StartError(sampleWords.mails);
  if (config.stripe) throw new StartError(sampleWords.money);
  const isHere = mayMoveClock(config) && isLoopbackName(sitesHost.replace(/:\d+$/, ""));
  if (!isHere) throw new StartError(sampleWords.public);
}

/** Throws `StartError` where anything is in the database already. Changes nothing, whatever schema there is. */
export async function requireEmpty(owner: Pool, directory: string): Promise<void> {
  for (const table of tables) {
    const { rows: known } = await owner.query<{ is: boolean }>("select to_regclass($1) is not null as is", [
      table,
    ]);
    if (!known[0]?.is) continue;
    const { rowCount } = await owner.query(`select from ${table} limit 1`);
    if (rowCount !== 0) throw new StartError(sampleWords.notEmpty(directory));
  }
}
