import { trashSite as command } from "../../contract/trash-site.ts";
import { handle } from "../api/handle-command.ts";
import { openSite } from "./open-site.ts";

export const trashSite = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { id, trashed_at } = await openSite(transaction, actor, input.site, "manage", { inAnyState: true });
    if (trashed_at !== null) return {};
    await transaction.updateTable("sites").set({ trashed_at: new Date() }).where("id", "=", id).execute();
    await audit({ act: "trash-site", target: { kind: "site", id } });
    return {};
  }),
);
