import { sql, type Transaction } from "kysely";
import type { CommandParts } from "../api/command-parts.ts";
import type { Schema } from "../db/database-types.ts";
import { requireRoomBesideTrash, requireRoomForPages, requireRoomForSite } from "../sites/require-quota.ts";
import { bringPictures } from "./bring-pictures.ts";
import { dropReceiver } from "./drop-receiver.ts";

/** `counted`: how many pages a revision of the draft has. */
type Change = { site: string; from: string; to: string; counted: { revision: number; pages: number } };

/** The pictures that went with it, and the invitations that were withdrawn. */
type Changed = { pictures: Awaited<ReturnType<typeof bringPictures>>; withdrawn: number };

/**
 * Makes a locked site another account's, which works on it already: with the pictures that it shows. Who owned it goes on as an
 * editor. Throws `quota_reached` where the new owner's plan has no room.
 */
export async function changeOwner(
  transaction: Transaction<Schema>,
  parts: Pick<CommandParts, "desk">,
  { site, from, to, counted }: Change,
): Promise<Changed> {
  await requireRoomForSite(transaction, to);
  await requireRoomBesideTrash(transaction, to);
  await requireRoomForPages(transaction, to, await pagesOf(transaction, parts, site, counted));
  const pictures = await bringPictures(transaction, { site, from, to });
  await transaction.deleteFrom("private.ownership_offers").where("site", "=", site).execute();
  const withdrawn = await withdrawInvitations(transaction, site);
  // One after the other: a site never has two.
  for (const [member, role] of [[from, "editor"] as const, [to, "owner"] as const]) {
    await transaction
      .updateTable("site_members")
      .set({ role })
      .where("site", "=", site)
      .where("user_id", "=", member)
      .execute();
  }
  // Messages that went to the former owner as such go to the new one.
  await dropReceiver(transaction, site, from);
  await sql`update public.sites set owner = ${to}, updated_at = now() where id = ${site}`.execute(
    transaction,
  );
  return { pictures, withdrawn };
}

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
