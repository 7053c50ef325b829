import { restoreSite as command } from "../../contract/restore-site.ts";
import { handle } from "../api/handle-command.ts";
import { openSite } from "./open-site.ts";
import { requireRoomForSite } from "./require-quota.ts";

/** Its address was kept for it, and what was live is live again. */
export const restoreSite = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const row = await openSite(transaction, actor, input.site, "manage", { inAnyState: true });
    if (row.trashed_at === null) return {};
    await requireRoomForSite(transaction, actor.id);
    await transaction.updateTable("sites").set({ trashed_at: null }).where("id", "=", row.id).execute();
    await audit({ act: "restore-site", target: { kind: "site", id: row.id } });
    return {};
  }),
);
