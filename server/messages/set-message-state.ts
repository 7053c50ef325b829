import { sql } from "kysely";
import { setMessageState as command } from "../../contract/set-message-state.ts";
import { handle } from "../api/handle-command.ts";
import { openSite } from "../sites/open-site.ts";

export const setMessageState = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { site, messages, state } = input;
    await openSite(transaction, actor, site, "readMessages", { inAnyState: true });
    await transaction
      .updateTable("messages")
      .set({ state, state_at: sql<Date>`now()` })
      .where("site", "=", site)
      .where("id", "in", messages)
      .where("state", "<>", state)
      .where("deleted_at", "is", null)
      .execute();
    await audit({ act: "set-message-state", target: { kind: "site", id: site }, after: { messages, state } });
    return {};
  }),
);
