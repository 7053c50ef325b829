import { sql } from "kysely";
import { offerOwnership as command } from "../../contract/offer-ownership.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { openSite } from "../sites/open-site.ts";
import { requireMay } from "../sites/require-may.ts";
import { countInvitation } from "./invitation-limits.ts";
import { memberOf } from "./member-of.ts";
import { personOf } from "./person-of.ts";

export const offerOwnership = handle(command, async ({ input, actor, parts, write }) => {
  const { site, member } = input;
  const { typed } = parts.database;
  await requireMay(typed, actor, site, "people");
  await memberOf(typed, site, member);
  const { email } = await personOf(typed, member);
  await countInvitation(parts.database, "invitation-by-account", actor.id);
  await countInvitation(parts.database, "invitation-by-address", email);
  return write(async ({ transaction, audit }) => {
    const { name } = await openSite(transaction, actor, site, "people");
    if ((await memberOf(transaction, site, member)) === "owner") {
      throw new CommandError("not_now", { message: "The site is yours already." });
    }
    await sql`
      insert into private.ownership_offers (site, receiver, author) values (${site}, ${member}, ${actor.id})
      on conflict (site) do update set receiver = excluded.receiver, author = excluded.author,
        created_at = now(), expires_at = excluded.expires_at
    `.execute(transaction);
    await parts.mail.enqueue(transaction, {
      kind: "ownership-offer",
      to: email,
      site: name,
      by: await personOf(transaction, actor.id),
      link: `${parts.config.siteUrl}/dashboard/sites/${site}#people`,
    });
    await audit({ act: "offer-ownership", target: { kind: "site", id: site }, after: { receiver: member } });
    return {};
  });
});
