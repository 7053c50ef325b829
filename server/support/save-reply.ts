import { sql } from "kysely";
import { saveReply as command } from "../../contract/save-reply.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";

/** More than that nobody finds anything in. */
const most = 200;

export const saveReply = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { reply, name, body } = input;
    await sql`select pg_advisory_xact_lock(hashtextextended('saved-replies', 0))`.execute(transaction);
    const before = await transaction
      .selectFrom("private.saved_replies")
      .select(["name", "body"])
      .where("id", "=", reply)
      .executeTakeFirst();
    const { count } = await transaction
      .selectFrom("private.saved_replies")
      .select(({ fn }) => fn.countAll<string>().as("count"))
      .executeTakeFirstOrThrow();
    if (!before && Number(count) >= most) {
      throw new CommandError("quota_reached", {
        message: `There are ${most} saved replies.`,
        hint: "Delete one that nobody uses.",
      });
    }
    const said = { name, body, changed_by: actor.id, changed_at: sql<Date>`now()` };
    await transaction
      .insertInto("private.saved_replies")
      .values({ id: reply, ...said })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(said))
      .execute();
    await audit({
      act: "save-reply",
      target: { kind: "saved-reply", id: reply },
      before,
      after: { name, body },
    });
    return {};
  }),
);
