import { changeSettings as command } from "../../contract/change-settings.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { isReceiver } from "./is-receiver.ts";
import { openSite } from "./open-site.ts";

export const changeSettings = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { id, settings: before } = await openSite(transaction, actor, input.site, "manage");
    const { messagesTo } = input.settings;
    if (messagesTo !== undefined && !(await isReceiver(transaction, id, messagesTo))) {
      throw new CommandError("invalid_input", {
        message:
          "Messages are mailed only to somebody who works on this site, at the address they sign in with.",
        fields: { "settings.messagesTo": "nobody who works on this site" },
      });
    }
    await transaction
      .updateTable("sites")
      .set({ settings: JSON.stringify(input.settings), updated_at: new Date() })
      .where("id", "=", id)
      .execute();
    await audit({ act: "change-settings", target: { kind: "site", id }, before, after: input.settings });
    return {};
  }),
);
