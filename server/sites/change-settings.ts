import { changeSettings as command } from "../../contract/change-settings.ts";
import { handle } from "../api/handle-command.ts";
import { openSite } from "./open-site.ts";

export const changeSettings = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { id, settings: before } = await openSite(transaction, actor, input.site, "manage");
    await transaction
      .updateTable("sites")
      .set({ settings: JSON.stringify(input.settings), updated_at: new Date() })
      .where("id", "=", id)
      .execute();
    await audit({ act: "change-settings", target: { kind: "site", id }, before, after: input.settings });
    return {};
  }),
);
