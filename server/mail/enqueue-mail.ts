import type { Kysely } from "kysely";
import type { Schema } from "../db/database-types.ts";
import type { Mail, MailQueue } from "./mail-queue.ts";

/** One address and nothing else: no white space or control characters, no list, no display name. */
const plainAddress = /^[^\s<>,;"\p{Cc}]+@[^\s<>,;"\p{Cc}]+$/u;

/**
 * Puts `mail` into the queue in the caller's transaction: it goes out if and only if that commits, and the workers
 * hear of it then. Every kind costs the same one insert; rendering and sending happen later, elsewhere, so that the
 * time of an answer says nothing about what was mailed. Throws when `mail.to` or `replyTo` is not one plain address,
 * which would be a way into the mail's headers.
 */
export async function enqueueMail(transaction: Kysely<Schema>, mail: Mail): Promise<void> {
  const addresses = [mail.to, ...("replyTo" in mail && mail.replyTo !== null ? [mail.replyTo] : [])];
  if (!addresses.every((address) => plainAddress.test(address))) {
    throw new Error("whom a mail goes to, and whom its answer, must be one plain address");
  }
  await transaction.insertInto("private.mail_queue").values({ mail }).execute();
}

/** The queue in the database, `private.mail_queue`; `startMailWorker` takes from it. */
export const mailQueue: MailQueue = { enqueue: enqueueMail };
