import { type Kysely, sql } from "kysely";
import { insertUser } from "../auth/account/insert-user.ts";
import { newUserRow } from "../auth/account/new-user-row.ts";
import { recordAudit } from "../auth/audit/record-audit.ts";
import { openSession } from "../auth/session/session.ts";
import type { Schema } from "../db/database-types.ts";
import { networkOfAddress } from "../http/network-of-address.ts";
import { browsers, type CastMember } from "./cast-content.ts";
import type { Player, Stage } from "./stage.ts";

/**
 * What signing up, following the mailed link and signing in leave behind; without mail, which would go nowhere. `password` is its
 * hash, for whoever is to sign in.
 */
export async function openAccount(
  { parts }: Pick<Stage, "parts">,
  { name, email, browser = "mac" }: CastMember,
  { place, password, asksForAdmin }: { place: number; password: string | null; asksForAdmin: boolean },
): Promise<Player> {
  // Of the addresses that are kept for documents.
  const ip = `198.51.100.${10 + (place % 200)}`;
  const requester = { ip, userAgent: browsers[browser] };
  const user = newUserRow({
    email,
    metadata: { full_name: name, ...(asksForAdmin && { role: "admin" }) },
    isSelfMade: true,
    isConfirmed: true,
  });
  user.encrypted_password = password;
  user.last_sign_in_at = new Date();
  return parts.database.typed.transaction().execute(async (transaction) => {
    if (!(await insertUser(transaction, user))) throw new Error(`there is an account for ${email} already`);
    for (const action of ["user_signedup", "user_confirmed", "login"] as const) {
      await recordAudit(transaction, { action, user }, requester);
    }
    const { id: session } = await openSession(transaction, user, "password", requester);
    return { id: user.id, session, network: networkOfAddress(ip), email, name };
  });
}

/** Somebody has been here again. */
export async function beSeen(connection: Kysely<Schema>, { id, session }: Player): Promise<void> {
  await sql`update auth.users set last_sign_in_at = now() where id = ${id}`.execute(connection);
  await sql`update auth.sessions set refreshed_at = now() where id = ${session}`.execute(connection);
}

/** Somebody has signed up and never followed the link: all that is left of it in the end is a line of the log. */
export async function signUpOnly({ parts }: Pick<Stage, "parts">, email: string): Promise<void> {
  const requester = { ip: "198.51.100.9", userAgent: browsers.phone };
  await recordAudit(parts.database.typed, { action: "user_signedup", user: { email } }, requester);
}
