import { type Kysely, sql } from "kysely";
import type { InvitedRole } from "../../contract/permissions.ts";
import type { NamedInvitation } from "../../contract/read-invitation.ts";
import { CommandError } from "../api/command-error.ts";
import type { Actor } from "../api/handle-command.ts";
import { hashSecret } from "../auth/link/secret-token.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/database-types.ts";
import { countInvitation } from "./invitation-limits.ts";

export type InvitationState = "open" | "expired" | "revoked" | "declined" | "accepted" | "site-gone";

/** An invitation as whoever holds its link may know it. */
export type FoundInvitation = {
  id: string;
  site: string;
  name: string;
  email: string;
  role: InvitedRole;
  author: string | null;
  state: InvitationState;
  /** Whether it went to the actor's own, confirmed address. */
  is_mine: boolean;
  /** Whether the actor works on the site already. */
  is_member: boolean;
};

/** Counts a link that is tried, so that nobody tries many. Throws `too_many`. */
export async function countLink(database: Database, actor: Actor, named: NamedInvitation): Promise<void> {
  if ("token" in named) await countInvitation(database, "invitation-link-by-account", actor.id);
}

/**
 * The invitation that is named, as it stands at this moment for `actor`. Throws `not_found`, also for whoever names by its id
 * what went to somebody else.
 */
export async function findInvitation(
  connection: Kysely<Schema>,
  actor: Actor,
  named: NamedInvitation,
): Promise<FoundInvitation> {
  const { rows } = await sql<FoundInvitation>`
    select invitation.id, invitation.site, site.name, invitation.email, invitation.role, invitation.author,
      case
        when invitation.accepted_at is not null then 'accepted'
        when invitation.revoked_at is not null then 'revoked'
        when invitation.declined_at is not null then 'declined'
        when site.trashed_at is not null or site.suspended_at is not null or site.owner is null
          or not private.is_open(site.owner) then 'site-gone'
        when invitation.expires_at <= now() then 'expired'
        else 'open'
      end as state,
      exists (
        select from auth.users as account where account.id = ${actor.id} and account.email = invitation.email
          and account.email_confirmed_at is not null
      ) as is_mine,
      exists (
        select from public.site_members as member where member.site = site.id and member.user_id = ${actor.id}
      ) as is_member
    from private.site_invitations as invitation join public.sites as site on site.id = invitation.site
    where ${
      "token" in named
        ? sql`invitation.token_hash = ${hashSecret(named.token)}`
        : sql`invitation.id = ${named.id}`
    }
  `.execute(connection);
  const [found] = rows;
  if (!found || (!("token" in named) && !found.is_mine)) throw unknownInvitation();
  return found;
}

function unknownInvitation(): CommandError {
  return new CommandError("not_found", {
    message: "This invitation is not known. A newer mail may have taken its place.",
    hint: "Use the newest mail, or ask whoever invited you to send it again.",
  });
}
