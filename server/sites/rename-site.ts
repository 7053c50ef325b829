import { renameSite as command } from "../../contract/rename-site.ts";
import { handle } from "../api/handle-command.ts";
import { openSite } from "./open-site.ts";

export const renameSite = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { id, name: before } = await openSite(transaction, actor, input.site, "manage");
    await transaction
      .updateTable("sites")
      .set({ name: input.name, updated_at: new Date() })
      .where("id", "=", id)
      .execute();
    await audit({ act: "rename-site", target: { kind: "site", id }, before, after: input.name });
    return {};
  }),
);
