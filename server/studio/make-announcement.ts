import { makeAnnouncement as command } from "../../contract/make-announcement.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";

export const makeAnnouncement = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { request: id, title, body } = input;
    const now = new Date();
    const from = new Date(input.from) < now ? now : new Date(input.from);
    const until = input.until === null ? null : new Date(input.until);
    if (until && until <= from) {
      throw new CommandError("invalid_input", {
        fields: { until: "This has to be later than when it begins." },
      });
    }
    const kept = await transaction
      .insertInto("private.announcements")
      .values({ id, title, body, shown_from: from, shown_until: until, author: actor.id })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!kept) throw new CommandError("already_there");
    await audit({
      act: "make-announcement",
      target: { kind: "announcement", id },
      after: { title, body, from, until },
    });
    return { announcement: id };
  }),
);
