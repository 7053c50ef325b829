import { sql } from "kysely";
import type { InvitedRole } from "../../contract/permissions.ts";
import { resendInvitation as command } from "../../contract/resend-invitation.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { createSecretToken, hashSecret } from "../auth/link/secret-token.ts";
import { openSite } from "../sites/open-site.ts";
import { requireMay } from "../sites/require-may.ts";
import { countInvitation } from "./invitation-limits.ts";
import { mailInvitation } from "./mail-invitation.ts";
import { ownInvitation } from "./own-invitation.ts";

export const resendInvitation = handle(command, async ({ input, actor, parts, write }) => {
  const { site, invitation } = input;
  const { typed } = parts.database;
  await requireMay(typed, actor, site, "people");
  const known = await typed
    .selectFrom("private.site_invitations")
    .select("email")
    .where("id", "=", invitation)
    .where("site", "=", site)
    .executeTakeFirst();
  if (!known) throw new CommandError("not_found", { message: "There is no such invitation." });
  await countInvitation(parts.database, "invitation-by-account", actor.id);
  await countInvitation(parts.database, "invitation-by-address", known.email);
  return write(async ({ transaction, audit }) => {
    const row = await openSite(transaction, actor, site, "people");
    const { id, email, role, declined_at } = await ownInvitation(transaction, site, invitation);
    if (declined_at !== null) {
      throw new CommandError("not_now", {
        message: "They have said no to this invitation.",
        hint: "Take it off the list, and invite them anew if they have changed their mind.",
      });
    }
    const token = createSecretToken();
    await sql`
      update private.site_invitations
      set token_hash = ${hashSecret(token)}, sent_at = now(), expires_at = now() + interval '14 days', author = ${actor.id}
      where id = ${id}
    `.execute(transaction);
    const letter = { email, role: role as InvitedRole, token, site: row, author: actor.id };
    await mailInvitation(transaction, parts, letter);
    await audit({ act: "resend-invitation", target: { kind: "site", id: site }, after: { email, role } });
    return {};
  });
});
