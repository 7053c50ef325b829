import { randomBytes, randomUUID } from "node:crypto";
import { addDomain as command } from "../../contract/add-domain.ts";
import { twinOf } from "../../contract/plain-host.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import type { Config } from "../config.ts";
import { openSite } from "../sites/open-site.ts";
import { requireMay } from "../sites/require-may.ts";
import { checkingDomains } from "./check-domains.kind.ts";
import { countDomainUse } from "./domain-limits.ts";
import { targetName } from "./target-name.ts";

/** Domains of one site: two names with and without www, and one more. */
const mostDomains = 5;

/** A claim takes nothing from whoever has the domain: it only says which record would prove it. */
export const addDomain = handle(command, async ({ input, actor, parts, write }) => {
  const { site, host, withTwin = false, becomesKnown = false } = input;
  await requireMay(parts.database.typed, actor, site, "manage");
  await countDomainUse(parts.database, "domain-change", actor.id);
  return write(async ({ transaction, audit }) => {
    await openSite(transaction, actor, site, "manage");
    const rows = await transaction.selectFrom("domains").select("host").where("site", "=", site).execute();
    const there = new Set(rows.map((row) => row.host));
    if (there.has(host)) {
      throw new CommandError("already_there", {
        fields: { host: "This domain stands in the list already." },
      });
    }
    const wanted = withTwin ? twinOf(host) : undefined;
    const twin = wanted !== undefined && !there.has(wanted) ? wanted : undefined;
    const hosts = twin === undefined ? [host] : [host, twin];
    if (hosts.some((name) => isOurs(name, parts.config))) {
      throw new CommandError("address_reserved", {
        fields: { host: "This name is the studio's own. Bring one of yours." },
      });
    }
    requireRoom(there.size, hosts.length);
    const id = randomUUID();
    await transaction
      .insertInto("domains")
      .values(
        hosts.map((name) => ({
          id: name === host ? id : randomUUID(),
          site,
          host: name,
          token: `fabula-${randomBytes(20).toString("hex")}`,
          becomes_known: becomesKnown && name === host,
        })),
      )
      .execute();
    await parts.jobs.send(transaction, checkingDomains, {});
    for (const name of hosts)
      await audit({ act: "add-domain", target: { kind: "site", id: site }, after: { host: name } });
    return { domain: id, host, ...(twin !== undefined && { twin }) };
  });
});

/** Throws where a site that has `there` domains has no room for so many more. */
function requireRoom(there: number, more: number): void {
  if (there + more <= mostDomains) return;
  const isOneTooMany = more > 1 && there + 1 <= mostDomains;
  throw new CommandError("quota_reached", {
    message: `A site has ${mostDomains} domains at most.`,
    hint: isOneTooMany
      ? "There is room for one of the two: bring it alone, or remove one that the site does not need any more."
      : "Remove one that it does not need any more.",
  });
}

/** Whether a name is that of the product or of its sites, or lies below one of them. */
function isOurs(host: string, config: Pick<Config, "siteUrl" | "sitesHost">): boolean {
  const own = [new URL(config.siteUrl).hostname, targetName(config)];
  return own.some((name) => host === name || host.endsWith(`.${name}`));
}
