import { sql, type Transaction } from "kysely";
import { acceptOwnership as command } from "../../contract/accept-ownership.ts";
import { CommandError } from "../api/command-error.ts";
import type { CommandParts } from "../api/command-parts.ts";
import { handle } from "../api/handle-command.ts";
import type { Schema } from "../db/database-types.ts";
import { openSite } from "../sites/open-site.ts";
import { readDraft } from "../sites/read-draft.ts";
import { requireRoomBesideTrash, requireRoomForPages, requireRoomForSite } from "../sites/require-quota.ts";
import { bringPictures } from "./bring-pictures.ts";
import { dropReceiver } from "./drop-receiver.ts";
import { openOffer } from "./open-offer.ts";
import { personOf } from "./person-of.ts";
import { requireCustomer } from "./require-customer.ts";

/** What both have agreed to: the site counts for the new owner's plan, and what it shows is theirs. */
export const acceptOwnership = handle(command, async ({ input, actor, parts, write }) => {
  const draft = await readDraft(parts.database, actor, input.site);
  // Counted before anything is locked: it takes the longest, and seldom has anybody changed it meanwhile.
  const counted = { revision: draft.revision, ...(await parts.desk.check(draft.document)) };
  return write(async ({ transaction, audit }) => {
    await requireCustomer(transaction, actor);
    const { id: site, name, owner } = await openSite(transaction, actor, input.site, "read");
    const { receiver, author } = await openOffer(transaction, site);
    if (receiver !== actor.id) throw new CommandError("not_permitted");
    // An offer is worth what whoever made it owns.
    if (owner === null || author !== owner) throw new CommandError("not_now");
    await requireOpen(transaction, owner);
    await requireRoomForSite(transaction, actor.id);
    await requireRoomBesideTrash(transaction, actor.id);
    await requireRoomForPages(transaction, actor.id, await pagesOf(transaction, parts, site, counted));
    const brought = await bringPictures(transaction, { site, from: owner, to: actor.id });
    await transaction.deleteFrom("private.ownership_offers").where("site", "=", site).execute();
    const withdrawn = await withdrawInvitations(transaction, site);
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
      after: { owner: actor.id, pictures: brought, withdrawn },
    });
    return {};
  });
});

/** How many pages the draft has at this moment, of a site that is locked: whoever saves waits until it is handed over. */
async function pagesOf(
  transaction: Transaction<Schema>,
  { desk }: Pick<CommandParts, "desk">,
  site: string,
  counted: { revision: number; pages: number },
): Promise<number> {
  const { revision, document } = await transaction
    .selectFrom("drafts")
    .select(["revision", "document"])
    .where("site", "=", site)
    .executeTakeFirstOrThrow();
  return revision === counted.revision ? counted.pages : (await desk.check(document)).pages;
}

/** Whom the former owner has asked to come does not come to somebody who never did; says how many those were. */
async function withdrawInvitations(transaction: Transaction<Schema>, site: string): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable("private.site_invitations")
    .set({ revoked_at: new Date() })
    .where("site", "=", site)
    .where("accepted_at", "is", null)
    .where("declined_at", "is", null)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Sites of somebody who was suspended, or leaves, stand still: an offer from before does not bring them back in other hands. */
async function requireOpen(transaction: Transaction<Schema>, account: string): Promise<void> {
  const { rows } = await sql<{ open: boolean }>`select private.is_open(${account}) as open`.execute(
    transaction,
  );
  if (rows[0]?.open) return;
  throw new CommandError("not_now", {
    message: "Whoever offered this site cannot hand it over at the moment.",
    hint: "Write to the studio.",
  });
}
