import type { Database } from "../db/database.ts";
import type { ClaimedMail } from "./claim-mail.ts";
import { lifetime } from "./lifetime.ts";

/**
 * After a try that failed: the next one comes after 15 s, then twice as long each time, 10 minutes at most. Once the
 * time is over that its link and code are good for, or when the mail server said that it will never take the mail
 * (`isFinal`), the mail is kept as failed. Gives which of the two it became.
 */
export async function postponeMail(
  { pool }: Database,
  { id, attempts }: ClaimedMail,
  { reason, isFinal }: { reason: string; isFinal: boolean },
): Promise<"postponed" | "failed"> {
  const seconds = Math.min(15 * 2 ** (attempts - 1), 600);
  const { rows } = await pool.query<{ failed: boolean }>(
    `update private.mail_queue
     set last_error = $3,
       next_attempt_at = now() + make_interval(secs => $4),
       failed_at = case
         when $5 or now() + make_interval(secs => $4) > created_at + ${lifetime} then now()
       end
     where id = $1 and attempts = $2
     returning failed_at is not null as failed`,
    [id, attempts, reason.slice(0, 500), seconds, isFinal],
  );
  return rows[0]?.failed ? "failed" : "postponed";
}
