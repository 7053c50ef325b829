import { sql, type Transaction } from "kysely";
import { createSecretToken } from "../auth/link/secret-token.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/database-types.ts";
import { secretHash } from "../previews/secret-hash.ts";

/** Where a mailed answer is answered without signing in; what opens it stands behind. */
export const replyPath = "/reply";

/** Links of one question that are good at once: of the newest answers. */
const mostOpen = 5;

export type ReplyLink = {
  ticket: string;
  /** Who asked; null of a guest. */
  account: string | null;
  subject: string;
  /** What the mail brought. */
  answer: string;
};

/** Makes what a mail carries, of which the database knows the hash alone. */
export async function createReplySecret(
  transaction: Transaction<Schema>,
  ticket: string,
  message: string,
): Promise<string> {
  const secret = createSecretToken();
  await transaction
    .insertInto("private.reply_links")
    .values({ hash: secretHash(secret), ticket, message })
    .execute();
  await sql`
    delete from private.reply_links where ticket = ${ticket} and hash not in (
      select hash from private.reply_links where ticket = ${ticket} order by expires_at desc, hash limit ${mostOpen}
    )
  `.execute(transaction);
  return secret;
}

/**
 * What a secret opens; undefined where it opens nothing (any more): because it ended, the question is solved, or whoever asked may not
 * sign in, or leaves.
 */
export async function openReplyLink(
  connection: Transaction<Schema> | Database["typed"],
  secret: string,
): Promise<ReplyLink | undefined> {
  if (!/^[\w-]{43}$/.test(secret)) return undefined;
  const { rows } = await sql<ReplyLink>`
    select ticket.id as ticket, ticket.account, ticket.subject, message.body as answer
    from private.reply_links as link
    join public.tickets as ticket on ticket.id = link.ticket and ticket.state <> 'solved'
    join public.ticket_messages as message on message.id = link.message
    where link.hash = ${secretHash(secret)} and link.expires_at > now() and private.may_be_answered(ticket.account)
  `.execute(connection);
  return rows[0];
}
