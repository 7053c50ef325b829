import type { Transaction } from "kysely";
import { changeSettings as command, type SiteSettings } from "../../contract/change-settings.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import type { Schema } from "../db/database-types.ts";
import { isReceiver } from "./is-receiver.ts";
import { openSite } from "./open-site.ts";

export const changeSettings = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { id, settings } = await openSite(transaction, actor, input.site, "manage");
    const { messagesTo, ...others } = input.settings;
    if (messagesTo !== undefined && !(await isReceiver(transaction, id, messagesTo))) {
      throw new CommandError("invalid_input", {
        message:
          "Messages are mailed only to somebody who works on this site, at the address they sign in with.",
        fields: { "settings.messagesTo": "nobody who works on this site" },
      });
    }
    const before = { ...(settings as SiteSettings), ...(await keepReceiver(transaction, id, messagesTo)) };
    await transaction
      .updateTable("sites")
      .set({ settings: JSON.stringify(others), updated_at: new Date() })
      .where("id", "=", id)
      .execute();
    await audit({ act: "change-settings", target: { kind: "site", id }, before, after: input.settings });
    return {};
  }),
);

/** Apart from what every member reads of a site; gives who it was before. */
async function keepReceiver(
  transaction: Transaction<Schema>,
  site: string,
  email: string | undefined,
): Promise<{ messagesTo?: string }> {
  const before = await transaction
    .deleteFrom("private.message_receivers")
    .where("site", "=", site)
    .returning("email")
    .executeTakeFirst();
  if (email !== undefined) {
    await transaction.insertInto("private.message_receivers").values({ site, email }).execute();
  }
  return before ? { messagesTo: before.email } : {};
}
