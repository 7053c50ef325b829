import type { Database } from "../../db/database.ts";
import { mailContent } from "../content.ts";
import type { Mail } from "../mail-queue.ts";
import type { SetWords } from "../words/words-of.ts";

export type OutboxMail = {
  id: string;
  mail: Mail;
  createdAt: Date;
  subject: string;
  /** What the mail wants the receiver to open, and to type; a kind of mail may have one, the other or both. */
  link: string | undefined;
  code: string | undefined;
  /** What the studio says otherwise than usual. */
  words: SetWords;
};

const longestList = 200;

/** The mails that nobody sent, newest first, at most 200; with `id`, that one or none. */
export async function readOutbox({ pool }: Database, id?: string): Promise<OutboxMail[]> {
  const { rows } = await pool.query<Pick<OutboxMail, "id" | "mail" | "createdAt" | "words">>(
    `select id, mail, created_at as "createdAt", words.set as words
     from private.mail_queue cross join (select private.set_mail_words() as set) as words
     where $1::bigint is null or id = $1
     order by private.mail_queue.id desc
     limit ${longestList}`,
    [id ?? null],
  );
  return rows.map((row) => {
    const { subject, button, code } = mailContent(row.mail, row.words);
    return { ...row, subject, link: button?.link, code: code?.value };
  });
}
