import { sql } from "kysely";
import { deleteMessages as command } from "../../contract/delete-messages.ts";
import { handle } from "../api/handle-command.ts";
import { openSite } from "../sites/open-site.ts";

export const deleteMessages = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { site, messages, isUndone } = input;
    await openSite(transaction, actor, site, "readMessages", { inAnyState: true });
    await transaction
      .updateTable("messages")
      .set({ deleted_at: isUndone ? null : sql<Date>`now()` })
      .where("site", "=", site)
      .where("id", "in", messages)
      .where("deleted_at", isUndone ? "is not" : "is", null)
      .execute();
    const act = isUndone ? "bring-back-messages" : "delete-messages";
    await audit({ act, target: { kind: "site", id: site }, after: { messages } });
    return {};
  }),
);
