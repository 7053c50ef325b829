import { sql } from "kysely";
import { exportMessages as command } from "../../contract/export-messages.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { openSite } from "../sites/open-site.ts";
import { messagesCsv } from "./messages-csv.ts";

/** Letters of one table: all of it is put together at once, while others wait. */
const most = 20_000_000;

export const exportMessages = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    await openSite(transaction, actor, input.site, "readMessages", { inAnyState: true });
    const { rows } = await sql<{ letters: string }>`
      select coalesce(sum(length(fields::text) + coalesce(length(details::text), 0)), 0) as letters
      from public.messages where site = ${input.site} and deleted_at is null
    `.execute(transaction);
    if (Number(rows[0]?.letters) > most) {
      throw new CommandError("too_large", {
        message: "These are more messages than fit into one table.",
        hint: "The site's owner finds all of them in its export, under Settings.",
      });
    }
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
