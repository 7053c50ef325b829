import { sql, type Transaction } from "kysely";
import { acceptOwnership as command } from "../../contract/accept-ownership.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import type { Schema } from "../db/database-types.ts";
import { openSite } from "../sites/open-site.ts";
import { readDraft } from "../sites/read-draft.ts";
import { changeOwner } from "./change-owner.ts";
import { openOffer } from "./open-offer.ts";
import { personOf } from "./person-of.ts";

/** What both have agreed to: the site counts for the new owner's plan, and what it shows is theirs. */
export const acceptOwnership = handle(command, async ({ input, actor, parts, write }) => {
  const draft = await readDraft(parts.database, actor, input.site);
  // Counted before anything is locked: it takes the longest.
  const { pages } = await parts.desk.check(draft.document);
  return write(async ({ transaction, audit }) => {
    const { id: site, name, owner } = await openSite(transaction, actor, input.site, "read");
    const { receiver, author } = await openOffer(transaction, site);
    if (receiver !== actor.id) throw new CommandError("not_permitted");
    // An offer is worth what whoever made it owns.
    if (owner === null || author !== owner) throw new CommandError("not_now");
    await requireOpen(transaction, owner);
    const brought = await changeOwner(transaction, { site, from: owner, to: actor.id, pages });
    await parts.mail.enqueue(transaction, {
      kind: "ownership-taken",
      to: (await personOf(transaction, owner)).email,
      site: name,
      by: await personOf(transaction, actor.id),
      link: `${parts.config.siteUrl}/dashboard/sites/${site}`,
    });
    await audit({
      act: "accept-ownership",
      target: { kind: "site", id: site },
      before: { owner },
      after: { owner: actor.id, pictures: brought },
    });
    return {};
  });
});

/** Sites of somebody who was suspended stand still: an offer from before does not bring them back in other hands. */
async function requireOpen(transaction: Transaction<Schema>, account: string): Promise<void> {
  const { rows } = await sql`
    select from auth.users where id = ${account} and deleted_at is null
      and coalesce(banned_until, '-infinity') < now()
  `.execute(transaction);
  if (rows.length > 0) return;
  throw new CommandError("not_now", {
    message: "Whoever offered this site cannot hand it over at the moment.",
    hint: "Write to the studio.",
  });
}
