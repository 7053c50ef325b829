import { randomBytes, randomUUID } from "node:crypto";
import { addDomain as command } from "../../contract/add-domain.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import type { Config } from "../config.ts";
import { openSite } from "../sites/open-site.ts";
import { checkingDomains } from "./check-domains.kind.ts";
import { targetName } from "./target-name.ts";

/** Domains of one site: two names with and without www, and one more. */
const mostDomains = 5;

/** A claim takes nothing from whoever has the domain: it only says which record would prove it. */
export const addDomain = handle(command, ({ input, actor, parts, write }) =>
  write(async ({ transaction, audit }) => {
    const { site, host } = input;
    await openSite(transaction, actor, site, "manage");
    if (isOurs(host, parts.config)) {
      throw new CommandError("address_reserved", {
        fields: { host: "This name is the studio's own. Bring one of yours." },
      });
    }
    const there = await transaction.selectFrom("domains").select("host").where("site", "=", site).execute();
    if (there.some((one) => one.host === host)) {
      throw new CommandError("already_there", {
        fields: { host: "This domain stands in the list already." },
      });
    }
    if (there.length >= mostDomains) {
      throw new CommandError("quota_reached", {
        message: `A site has ${mostDomains} domains at most.`,
        hint: "Remove one that it does not need any more.",
      });
    }
    const id = randomUUID();
    const token = `fabula-${randomBytes(20).toString("hex")}`;
    await transaction.insertInto("domains").values({ id, site, host, token }).execute();
    await parts.jobs.send(transaction, checkingDomains, {}, { key: "due" });
    await audit({ act: "add-domain", target: { kind: "site", id: site }, after: { host } });
    return { domain: id, host };
  }),
);

/** Whether a name is that of the product or of its sites, or lies below one of them. */
function isOurs(host: string, config: Pick<Config, "siteUrl" | "sitesHost">): boolean {
  const own = [new URL(config.siteUrl).hostname, targetName(config)];
  return own.some((name) => host === name || host.endsWith(`.${name}`));
}
