import { sql, type Transaction } from "kysely";
import { acceptOwnership as command } from "../../contract/accept-ownership.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import type { Schema } from "../db/database-types.ts";
import { openSite } from "../sites/open-site.ts";
import { readDraft } from "../sites/read-draft.ts";
import { requireRoomBesideTrash, requireRoomForPages, requireRoomForSite } from "../sites/require-quota.ts";
import { bringPictures } from "./bring-pictures.ts";
import { dropReceiver } from "./drop-receiver.ts";
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
    await requireRoomForSite(transaction, actor.id);
    await requireRoomBesideTrash(transaction, actor.id);
    await requireRoomForPages(transaction, actor.id, pages);
    const brought = await bringPictures(transaction, { site, from: owner, to: actor.id });
    await transaction.deleteFrom("private.ownership_offers").where("site", "=", site).execute();
    // One after the other: a site never has two.
    for (const [member, role] of [[owner, "editor"] as const, [actor.id, "owner"] as const]) {
      await transaction
        .updateTable("site_members")
        .set({ role })
        .where("site", "=", site)
        .where("user_id", "=", member)
        .execute();
    }
    // Messages that went to the former owner as such go to the new one.
    await dropReceiver(transaction, site, owner);
    await sql`
      update public.sites set owner = ${actor.id}, updated_at = now() where id = ${site}
    `.execute(transaction);
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
