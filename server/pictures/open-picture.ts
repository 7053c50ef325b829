import { type Selectable, sql, type Transaction } from "kysely";
import { CommandError } from "../api/command-error.ts";
import type { Actor } from "../api/handle-command.ts";
import type { Schema } from "../db/database-types.ts";

export type PictureOfOwner = Selectable<Schema["pictures"]>;

/**
 * The row of a picture, locked until the transaction ends, for its owner. Throws `not_permitted` for an editor of one of the
 * owner's sites, who sees it, and `not_found` for everybody else; `isDeleted` says which of the two is looked for.
 */
export async function openPicture(
  transaction: Transaction<Schema>,
  actor: Actor,
  id: string,
  { isDeleted = false } = {},
): Promise<PictureOfOwner> {
  const picture = await transaction
    .selectFrom("pictures")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", isDeleted ? "is not" : "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (picture?.owner === actor.id) return picture;
  if (picture && (await isEditorFor(transaction, actor, picture.owner))) {
    throw new CommandError("not_permitted", {
      message: "This picture belongs to the owner of the site, who alone can change it.",
    });
  }
  throw new CommandError("not_found");
}

async function isEditorFor(
  transaction: Transaction<Schema>,
  actor: Actor,
  owner: string | null,
): Promise<boolean> {
  const { rows } = await sql`
    select from public.site_members as member join public.sites as site on site.id = member.site
    where member.user_id = ${actor.id} and member.role = 'editor' and site.owner = ${owner} limit 1
  `.execute(transaction);
  return rows.length > 0;
}
