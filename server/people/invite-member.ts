import { type Kysely, sql, type Transaction } from "kysely";
import { inviteMember as command } from "../../contract/invite-member.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { createSecretToken, hashSecret } from "../auth/link/secret-token.ts";
import type { Schema } from "../db/database-types.ts";
import { openSite } from "../sites/open-site.ts";
import { requireMay } from "../sites/require-may.ts";
import { countInvitation } from "./invitation-limits.ts";
import { mailInvitation } from "./mail-invitation.ts";

/** Open invitations of one site. */
const most = 20;

/** Whether an address has an account is not looked at, but of whoever works on the site already: its owner sees theirs. */
export const inviteMember = handle(command, async ({ input, actor, parts, write }) => {
  const { site, email, role } = input;
  const { typed } = parts.database;
  // Before anything is counted: nobody else uses up how often an address may be written to.
  await requireMay(typed, actor, site, "people");
  await requireNoMember(typed, site, email);
  await countInvitation(parts.database, "invitation-by-account", actor.id);
  await countInvitation(parts.database, "invitation-by-address", email);
  return write(async ({ transaction, audit }) => {
    const row = await openSite(transaction, actor, site, "people");
    await requireNoMember(transaction, site, email);
    await requireRoom(transaction, site, email);
    const token = createSecretToken();
    const { id } = await transaction
      .insertInto("private.site_invitations")
      .values({ site, email, role, author: actor.id, token_hash: hashSecret(token) })
      .returning("id")
      .executeTakeFirstOrThrow();
    await mailInvitation(transaction, parts, { email, role, token, site: row, author: actor.id });
    await audit({ act: "invite-member", target: { kind: "site", id: site }, after: { email, role } });
    return { invitation: id };
  });
});

/** Throws `already_there` where whoever has this address works on the site: the owner themselves, too. */
async function requireNoMember(connection: Kysely<Schema>, site: string, email: string): Promise<void> {
  const member = await connection
    .selectFrom("site_members")
    .innerJoin("auth.users", "auth.users.id", "site_members.user_id")
    .select("site_members.role")
    .where("site_members.site", "=", site)
    .where("auth.users.email", "=", email)
    .executeTakeFirst();
  if (!member) return;
  const isOwner = member.role === "owner";
  const message = isOwner
    ? "This is your own address."
    : "Whoever has this address works on the site already.";
  throw new CommandError("already_there", { message, fields: { email: message } });
}

/** Throws where this address is invited already, or as many are as may be. What has run out makes room. */
async function requireRoom(transaction: Transaction<Schema>, site: string, email: string): Promise<void> {
  const { rows } = await sql<{ email: string; is_over: boolean }>`
    select email, expires_at <= now() as is_over from private.site_invitations
    where site = ${site} and accepted_at is null and declined_at is null and revoked_at is null
  `.execute(transaction);
  const same = rows.find((row) => row.email === email);
  if (same && !same.is_over) {
    const message = "This address is invited already. Send the invitation again, or take it back.";
    throw new CommandError("already_there", { message, fields: { email: message } });
  }
  if (rows.filter(({ is_over }) => !is_over).length >= most) {
    throw new CommandError("not_now", {
      message: `${most} invitations of this site are open.`,
      hint: "Take one back, or wait until somebody has answered.",
    });
  }
  if (same) {
    await sql`
      update private.site_invitations set revoked_at = now()
      where site = ${site} and email = ${email} and accepted_at is null and declined_at is null and revoked_at is null
    `.execute(transaction);
  }
}
