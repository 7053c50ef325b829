import type { Database } from "../db/database.ts";
import { lifetime } from "./lifetime.ts";
import type { Mail } from "./mail-queue.ts";
import type { SetWords } from "./words/words-of.ts";

export type ClaimedMail = {
  id: string;
  mail: Mail;
  /** How often it has been tried, this time included; together with `id` the proof of the claim. */
  attempts: number;
  createdAt: Date;
  /** What the studio calls itself in mails, where it says so. */
  sender: string | null;
  /** What the studio says otherwise than usual, of all mails that it does for. */
  words: SetWords;
  /** Whether the time is over that it is worth sending in. */
  isTooOld: boolean;
};

/**
 * Takes the mail that has been due for longest, for three minutes: longer than any try lasts, so that no second worker
 * tries it meanwhile, and short enough that a worker that died loses nothing. Gives `undefined` when none is due.
 */
export async function claimMail({ pool }: Database): Promise<ClaimedMail | undefined> {
  const { rows } = await pool.query<ClaimedMail>(`
    update private.mail_queue
    set attempts = attempts + 1, next_attempt_at = now() + interval '3 minutes'
    where id = (
      select id from private.mail_queue
      where delivered_at is null and failed_at is null and next_attempt_at <= now()
      order by next_attempt_at, id
      limit 1
      for update skip locked
    )
    returning id, mail, attempts, created_at as "createdAt",
      private.studio_setting('sender') #>> '{}' as sender, private.set_mail_words() as words,
      created_at < now() - ${lifetime} as "isTooOld"
  `);
  return rows[0];
}
