import type { Database } from "../db/database.ts";
import type { ClaimedMail } from "./claim-mail.ts";

/**
 * Ends the way of a delivered mail: with `keep` it stays as a page of the outbox, else it is deleted with the link and
 * code in it. Does nothing when the claim has passed to another worker.
 */
export async function completeMail(
  { pool }: Database,
  { id, attempts }: ClaimedMail,
  { keep }: { keep: boolean },
): Promise<void> {
  const statement = keep
    ? "update private.mail_queue set delivered_at = now() where id = $1 and attempts = $2"
    : "delete from private.mail_queue where id = $1 and attempts = $2";
  await pool.query(statement, [id, attempts]);
}
