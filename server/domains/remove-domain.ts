import { removeDomain as command } from "../../contract/remove-domain.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { openSite } from "../sites/open-site.ts";
import { drawLiveFor, showLiveAs } from "../sites/redraw-live.ts";
import { siteOrigin } from "../sites/site-origin.ts";

/** A site that was known by it is known by its name under the studio's host again. */
export const removeDomain = handle(command, async ({ input, actor, parts, write }) => {
  const drawn = await drawLiveFor(parts, actor, input.site, async (transaction, row) => {
    const found = await transaction
      .selectFrom("domains")
      .select("host")
      .where("site", "=", row.id)
      .where("id", "=", input.domain)
      .executeTakeFirst();
    const { canonical_host } = row;
    const isKnownByIt = canonical_host !== null && found?.host === canonical_host;
    return siteOrigin(parts.config, row.subdomain, isKnownByIt ? null : canonical_host);
  });
  return write(async ({ transaction, audit }) => {
    const { id, canonical_host, live_build } = await openSite(transaction, actor, input.site, "manage", {
      inAnyState: true,
    });
    const removed = await transaction
      .deleteFrom("domains")
      .where("site", "=", id)
      .where("id", "=", input.domain)
      .returning("host")
      .executeTakeFirst();
    if (!removed) throw new CommandError("not_found", { message: "This domain has been removed already." });
    if (removed.host === canonical_host) {
      await transaction.updateTable("sites").set({ canonical_host: null }).where("id", "=", id).execute();
      await showLiveAs(transaction, parts, { site: id, author: actor.id, live_build, drawn });
    }
    await audit({ act: "remove-domain", target: { kind: "site", id }, before: removed.host });
    return {};
  });
});
