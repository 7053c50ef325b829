import { sql } from "kysely";
import { changeMailWords as command } from "../../contract/change-mail-words.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { parseWords } from "../mail/words/words-of.ts";
import { requireFitting } from "./refuse-mail-words.ts";

export const changeMailWords = handle(command, ({ input, actor, parts, write }) =>
  write(async ({ transaction, audit }) => {
    const { mail, words } = input;
    requireFitting(mail, words, parts.config);
    // Two who decide about the same mail do so one after the other, also where it has no row yet.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`mail-words:${mail}`}, 0))`.execute(
      transaction,
    );
    const row = await transaction
      .selectFrom("private.mail_words")
      .select(["words", "revision"])
      .where("mail", "=", mail)
      .executeTakeFirst();
    if ((row?.revision ?? 0) !== input.revision) {
      throw new CommandError("not_now", {
        message: "Somebody has changed this meanwhile.",
        hint: "Look at what it says now, and decide again.",
      });
    }
    const before = parseWords(mail, row?.words) ?? null;
    const revision = input.revision + 1;
    const kept = {
      words: asJson(words),
      before: asJson(before),
      revision,
      changed_by: actor.id,
      changed_at: new Date(),
    };
    await transaction
      .insertInto("private.mail_words")
      .values({ mail, ...kept })
      .onConflict((conflict) => conflict.column("mail").doUpdateSet(kept))
      .execute();
    await audit({ act: "change-mail-words", target: { kind: "mail", id: mail }, before, after: words });
    return { revision };
  }),
);

const asJson = (words: object | null) => (words === null ? null : JSON.stringify(words));
