import { exportMessages as command } from "../../contract/export-messages.ts";
import { handle } from "../api/handle-command.ts";
import { openSite } from "../sites/open-site.ts";
import { messagesCsv } from "./messages-csv.ts";

export const exportMessages = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    await openSite(transaction, actor, input.site, "readMessages", { inAnyState: true });
    const messages = await transaction
      .selectFrom("messages")
      .select(["at", "state", "page", "kind", "fields", "details", "reply_to"])
      .where("site", "=", input.site)
      .where("deleted_at", "is", null)
      .orderBy("at", "desc")
      .orderBy("id", "desc")
      .execute();
    await audit({ act: "export-messages", target: { kind: "site", id: input.site } });
    return { csv: messagesCsv(messages as never), count: messages.length };
  }),
);
