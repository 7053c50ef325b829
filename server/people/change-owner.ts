import { sql, type Transaction } from "kysely";
import type { Schema } from "../db/database-types.ts";
import { requireRoomBesideTrash, requireRoomForPages, requireRoomForSite } from "../sites/require-quota.ts";
import { bringPictures } from "./bring-pictures.ts";
import { dropReceiver } from "./drop-receiver.ts";

type Change = { site: string; from: string; to: string; pages: number };

/**
 * Makes a locked site another account's, which works on it already: with the pictures that it shows, of which it gives the number. Who
 * owned it goes on as an editor. Throws `quota_reached` where the new owner's plan has no room.
 */
export async function changeOwner(
  transaction: Transaction<Schema>,
  { site, from, to, pages }: Change,
): ReturnType<typeof bringPictures> {
  await requireRoomForSite(transaction, to);
  await requireRoomBesideTrash(transaction, to);
  await requireRoomForPages(transaction, to, pages);
  const brought = await bringPictures(transaction, { site, from, to });
  await transaction.deleteFrom("private.ownership_offers").where("site", "=", site).execute();
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
  return brought;
}
