import { unpublishSite as command } from "../../contract/unpublish-site.ts";
import { handle } from "../api/handle-command.ts";
import { openSite } from "./open-site.ts";

/** What is being published does not come after it. */
export const unpublishSite = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { id, live_build: before } = await openSite(transaction, actor, input.site, "manage");
    await transaction
      .updateTable("publishes")
      .set({ state: "replaced", ended_at: new Date() })
      .where("site", "=", id)
      .where("state", "in", ["waiting", "running"])
      .execute();
    if (before === null) return {};
    await transaction
      .updateTable("sites")
      .set({ live_build: null, live_revision: null, updated_at: new Date() })
      .where("id", "=", id)
      .execute();
    await audit({ act: "unpublish-site", target: { kind: "site", id }, before });
    return {};
  }),
);
