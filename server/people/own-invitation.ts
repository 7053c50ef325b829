import type { Selectable, Transaction } from "kysely";
import { CommandError } from "../api/command-error.ts";
import type { Schema } from "../db/database-types.ts";

export type InvitationRow = Selectable<Schema["private.site_invitations"]>;

/**
 * An invitation of a site that waits for its answer, or has run out, locked until the transaction ends; the site is locked and
 * the actor known to be its owner. Throws `not_found`, and `not_now` where it has been answered meanwhile.
 */
export async function ownInvitation(
  transaction: Transaction<Schema>,
  site: string,
  id: string,
): Promise<InvitationRow> {
  const row = await transaction
    .selectFrom("private.site_invitations")
    .selectAll()
    .where("id", "=", id)
    .where("site", "=", site)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new CommandError("not_found", { message: "There is no such invitation." });
  if (row.accepted_at !== null) {
    throw new CommandError("not_now", {
      message: "The invitation has been accepted meanwhile.",
      hint: "Load the page again: whoever it was works on the site now, and can be removed.",
    });
  }
  if (row.revoked_at !== null)
    throw new CommandError("not_found", { message: "There is no such invitation." });
  return row;
}
