import type { Database } from "../db/database.ts";

/** Deletes what has lain in the queue for 30 days: failed mails, and old pages of the outbox. */
export async function sweepMails({ pool }: Database): Promise<void> {
  await pool.query("delete from private.mail_queue where created_at < now() - interval '30 days'");
}
