import { sql } from "kysely";
import type { Database } from "../db/database.ts";
import { type Contact, subjectOf } from "./read-contact.ts";

export type NewContact = Contact & {
  /** Names what was written, so that the same twice is one question. */
  id: string;
  /** Why it may be a machine's. */
  signs: readonly string[];
  /** Empty of whoever asks to be nobody. */
  network: string;
};

/** Makes a question of what somebody without an account wrote; the same again makes none. */
export async function keepContact(
  { typed }: Pick<Database, "typed">,
  { id, name, email, company, message, signs, network }: NewContact,
): Promise<void> {
  await typed.transaction().execute(async (transaction) => {
    const kept = await transaction
      .insertInto("tickets")
      .values({
        id,
        account: null,
        guest_name: name,
        guest_email: email,
        guest_company: company,
        subject: subjectOf(message),
        signs: [...signs],
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!kept) return;
    // One message has the name of its question: the first.
    await transaction
      .insertInto("ticket_messages")
      .values({ id, ticket: id, side: "customer", author: null, body: message, pictures: sql`'[]'` })
      .execute();
    await transaction
      .insertInto("private.audit")
      .values({ actor: null, act: "write-by-landing-page", target_kind: "ticket", target: id, network })
      .execute();
  });
}
