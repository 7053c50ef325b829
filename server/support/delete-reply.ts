import { deleteReply as command } from "../../contract/delete-reply.ts";
import { handle } from "../api/handle-command.ts";
import { requireStudio } from "./require-studio.ts";

export const deleteReply = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    await requireStudio(transaction, actor);
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
