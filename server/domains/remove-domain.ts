import type { Transaction } from "kysely";
import { twinOf } from "../../contract/plain-host.ts";
import { removeDomain as command } from "../../contract/remove-domain.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import type { Schema } from "../db/database-types.ts";
import { openSite } from "../sites/open-site.ts";
import { drawLiveFor, showLiveAs } from "../sites/redraw-live.ts";
import { requireMay } from "../sites/require-may.ts";
import { siteOrigin } from "../sites/site-origin.ts";
import { countDomainUse } from "./domain-limits.ts";

/** A site that was known by it is known by its name under the studio's host again. */
export const removeDomain = handle(command, async ({ input, actor, parts, write }) => {
  const { site, domain, withTwin = false } = input;
  await requireMay(parts.database.typed, actor, site, "manage");
  await countDomainUse(parts.database, "domain-change", actor.id);
  const drawn = await drawLiveFor(parts, actor, site, async (transaction, row) => {
    const { canonical_host } = row;
    const going = await hostsToGo(transaction, site, domain, withTwin);
    const isKnownByIt = canonical_host !== null && going.includes(canonical_host);
    return siteOrigin(parts.config, row.subdomain, isKnownByIt ? null : canonical_host);
  });
  return write(async ({ transaction, audit }) => {
    const { id, canonical_host, live_build } = await openSite(transaction, actor, site, "manage", {
      inAnyState: true,
    });
    const going = await hostsToGo(transaction, id, domain, withTwin);
    if (going.length === 0)
      throw new CommandError("not_found", { message: "This domain has been removed already." });
    await transaction.deleteFrom("domains").where("site", "=", id).where("host", "in", going).execute();
    if (canonical_host !== null && going.includes(canonical_host)) {
      await transaction.updateTable("sites").set({ canonical_host: null }).where("id", "=", id).execute();
      await showLiveAs(transaction, parts, { site: id, author: actor.id, live_build, drawn });
    }
    for (const host of going)
      await audit({ act: "remove-domain", target: { kind: "site", id }, before: host });
    return {};
  });
});

/** The hosts of `site` that go with this domain: itself, and its twin where that is meant to; none where it is not there. */
async function hostsToGo(
  transaction: Transaction<Schema>,
  site: string,
  domain: string,
  withTwin: boolean,
): Promise<string[]> {
  const rows = await transaction
    .selectFrom("domains")
    .select(["id", "host"])
    .where("site", "=", site)
    .execute();
  const host = rows.find(({ id }) => id === domain)?.host;
  if (host === undefined) return [];
  const twin = withTwin ? twinOf(host) : undefined;
  return rows.flatMap((row) => (row.host === host || row.host === twin ? [row.host] : []));
}
