import { checkDomain as command } from "../../contract/check-domain.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { createLimiter } from "../auth/limits/create-limiter.ts";
import { openSite } from "../sites/open-site.ts";
import { examineHost } from "./examine-host.ts";
import { createLookUp } from "./look-up.ts";
import { settleDomain } from "./settle-domain.ts";

export const checkDomain = handle(command, async ({ input, actor, parts, write }) => {
  const { site, domain: id } = input;
  let host = "";
  await write(async ({ transaction }) => {
    await openSite(transaction, actor, site, "manage");
    const found = await transaction
      .selectFrom("domains")
      .select(["host", "state", "problem"])
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
  // It makes this server ask others: that cannot be done as often as one likes.
  const limiter = createLimiter(parts.database, "domain-check", { points: 20, seconds: 600 });
  await limiter.consume(site).catch(() => {
    throw new CommandError("too_many");
  });
  // Outside any transaction: it may take seconds.
  const records = await examineHost(host, createLookUp(parts.config), parts.config);
  const settled = await settleDomain(parts, id, records);
  if (!settled) throw new CommandError("not_found");
  return settled;
});
