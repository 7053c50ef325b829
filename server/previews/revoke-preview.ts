import { sql } from "kysely";
import { revokePreview as command } from "../../contract/revoke-preview.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { openSite } from "../sites/open-site.ts";

export const revokePreview = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { site, preview } = input;
    await openSite(transaction, actor, site, "preview", { inAnyState: true });
    const revoked = await transaction
      .updateTable("preview_links")
      .set({ revoked_at: sql<Date>`coalesce(revoked_at, now())` })
      .where("site", "=", site)
      .where("id", "=", preview)
      .returning("id")
      .executeTakeFirst();
    if (!revoked) throw new CommandError("not_found");
    await audit({ act: "revoke-preview", target: { kind: "site", id: site }, after: { preview } });
    return {};
  }),
);
