import { sql, type Transaction } from "kysely";
import type { CommandParts } from "../api/command-parts.ts";
import type { Schema } from "../db/database-types.ts";
import { createReplySecret, replyPath } from "./reply-link.ts";

type Answer = {
  id: string;
  /** Null of a guest, who has given an address. */
  account: string | null;
  guest_email: string | null;
  subject: string;
  message: string;
  body: string;
  isSolved: boolean;
};

/** Mails an answer to whoever asked; with what answers it in turn, unless it settles the question. */
export async function mailAnswer(
  transaction: Transaction<Schema>,
  { mail, config }: Pick<CommandParts, "mail" | "config">,
  { id, account, guest_email: guest, subject, message, body, isSolved }: Answer,
): Promise<void> {
  if (guest !== null) {
    const link = isSolved ? "/#contact" : `${replyPath}/${await createReplySecret(transaction, id, message)}`;
    await mail.enqueue(transaction, {
      kind: "contact-answer",
      to: guest,
      subject,
      text: body,
      link: config.siteUrl + link,
      isSettled: isSolved,
    });
    return;
  }
  const { rows } = await sql<{
    email: string | null;
  }>`select email from private.person_of(${account})`.execute(transaction);
  const to = rows[0]?.email;
  if (!to) return;
  const page = `${config.siteUrl}/dashboard/support/${id}`;
  const secret = isSolved ? undefined : await createReplySecret(transaction, id, message);
  await mail.enqueue(transaction, {
    kind: "studio-answer",
    to,
    subject,
    text: body,
    link: secret === undefined ? page : `${config.siteUrl}${replyPath}/${secret}`,
    page: secret === undefined ? null : page,
  });
}
