import { withdrawAnnouncement as command } from "../../contract/withdraw-announcement.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";

export const withdrawAnnouncement = handle(command, ({ input, write }) =>
  write(async ({ transaction, audit }) => {
    const { announcement: id, isWithdrawn } = input;
    const before = await transaction
      .selectFrom("private.announcements")
      .select(["title", "withdrawn_at"])
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw new CommandError("not_found");
    if ((before.withdrawn_at !== null) === isWithdrawn) return {};
    await transaction
      .updateTable("private.announcements")
      .set({ withdrawn_at: isWithdrawn ? new Date() : null })
      .where("id", "=", id)
      .execute();
    await audit({
      act: "withdraw-announcement",
      target: { kind: "announcement", id },
      before: { isWithdrawn: !isWithdrawn },
      after: { isWithdrawn, title: before.title },
    });
    return {};
  }),
);
