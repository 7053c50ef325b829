import { checkDomain as command } from "../../contract/check-domain.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { openSite } from "../sites/open-site.ts";
import { requireMay } from "../sites/require-may.ts";
import { countDomainUse } from "./domain-limits.ts";
import { examineHost } from "./examine-host.ts";
import { createLookUp } from "./look-up.ts";
import { settleDomain } from "./settle-domain.ts";

export const checkDomain = handle(command, async ({ input, actor, parts, write }) => {
  const { site, domain: id } = input;
  await requireMay(parts.database.typed, actor, site, "manage");
  // It makes this server ask others: before anything changes, and not as often as one likes.
  await countDomainUse(parts.database, "domain-check", actor.id);
  let host = "";
  await write(async ({ transaction }) => {
    await openSite(transaction, actor, site, "manage");
    const found = await transaction
      .selectFrom("domains")
      .select("host")
      .where("site", "=", site)
      .where("id", "=", id)
      .executeTakeFirst();
    if (!found) throw new CommandError("not_found");
    host = found.host;
    // Whoever looks again has changed something: it is looked at by itself for another week.
    await transaction
      .updateTable("domains")
      .set({ state: "waiting", misses: 0, check_at: new Date() })
      .where("id", "=", id)
      .where("state", "=", "failed")
      .execute();
    return { state: "waiting", problem: null };
  });
  // Outside any transaction: it may take seconds.
  const records = await examineHost(host, createLookUp(parts.config), parts.config);
  const settled = await settleDomain(parts, id, records);
  if (!settled) throw new CommandError("not_found");
  return settled;
});
