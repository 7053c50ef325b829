import { sql, type Transaction } from "kysely";
import type { NamedInvitation } from "../../contract/read-invitation.ts";
import { CommandError } from "../api/command-error.ts";
import type { Actor } from "../api/handle-command.ts";
import type { Schema } from "../db/database-types.ts";
import { type FoundInvitation, findInvitation, type InvitationState } from "./find-invitation.ts";

const said: Record<Exclude<InvitationState, "open">, string> = {
  expired: "The invitation has run out. Ask whoever invited you to send it again.",
  revoked: "The invitation was taken back.",
  declined: "You have said no to this invitation. Ask for a new one, if you have changed your mind.",
  accepted: "The invitation has been accepted already.",
  "site-gone": "The site cannot be worked on at the moment: it is in the trash, or suspended.",
};

/**
 * The invitation that is named, for the actor to answer: its site and its row stay locked until the transaction ends, so that it
 * is answered, sent again or taken back once at a time. Throws `not_permitted` for whoever has another address, with the one that it went
 * to, and `not_now` where it is not open; `unless` names a state that is as good.
 */
export async function lockInvitation(
  transaction: Transaction<Schema>,
  actor: Actor,
  named: NamedInvitation,
  unless?: InvitationState,
): Promise<FoundInvitation> {
  const { site, id } = await findInvitation(transaction, actor, named);
  // In the order of all who change who works on a site: it first.
  await sql`select from public.sites where id = ${site} for update`.execute(transaction);
  await sql`select from private.site_invitations where id = ${id} for update`.execute(transaction);
  // Anew: of a link that was sent again meanwhile nothing is known any more.
  const found = await findInvitation(transaction, actor, named);
  if (!found.is_mine) {
    throw new CommandError("not_permitted", {
      message: `This invitation went to ${found.email}.`,
      hint: "Sign in with that address to answer it.",
    });
  }
  if (found.state !== "open" && found.state !== unless) {
    throw new CommandError("not_now", { message: said[found.state] });
  }
  return found;
}
