import { setCanonicalHost as command } from "../../contract/set-canonical-host.ts";
import { handle } from "../api/handle-command.ts";
import { openSite } from "../sites/open-site.ts";
import { drawLiveFor, showLiveAs } from "../sites/redraw-live.ts";
import { requireMay } from "../sites/require-may.ts";
import { siteOrigin } from "../sites/site-origin.ts";
import { countDomainUse } from "./domain-limits.ts";
import { requireVerified } from "./require-verified.ts";

export const setCanonicalHost = handle(command, async ({ input, actor, parts, write }) => {
  await requireMay(parts.database.typed, actor, input.site, "manage");
  await countDomainUse(parts.database, "domain-change", actor.id);
  const drawn = await drawLiveFor(parts, actor, input.site, async (transaction, { id, subdomain }) => {
    await requireVerified(transaction, id, input.host);
    return siteOrigin(parts.config, subdomain, input.host);
  });
  return write(async ({ transaction, audit }) => {
    const row = await openSite(transaction, actor, input.site, "manage");
    const { id, canonical_host: before, live_build } = row;
    // Whoever chooses does not want what they said earlier any more.
    await transaction.updateTable("domains").set({ becomes_known: false }).where("site", "=", id).execute();
    if (before === input.host) return {};
    await requireVerified(transaction, id, input.host);
    await transaction
      .updateTable("sites")
      .set({ canonical_host: input.host, updated_at: new Date() })
      .where("id", "=", id)
      .execute();
    await showLiveAs(transaction, parts, { site: id, author: actor.id, live_build, drawn });
    await audit({ act: "set-canonical-host", target: { kind: "site", id }, before, after: input.host });
    return {};
  });
});
