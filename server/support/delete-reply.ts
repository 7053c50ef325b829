import { deleteReply as command } from "../../contract/delete-reply.ts";
import { handle } from "../api/handle-command.ts";

export const deleteReply = handle(command, ({ input, write }) =>
  write(async ({ transaction, audit }) => {
    const before = await transaction
      .deleteFrom("private.saved_replies")
      .where("id", "=", input.reply)
      .returning(["name", "body"])
      .executeTakeFirst();
    if (!before) return {};
    await audit({ act: "delete-reply", target: { kind: "saved-reply", id: input.reply }, before });
    return {};
  }),
);
