import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/database-types.ts";
import { askForPassword } from "../account/ask-for-password.ts";
import { refuseTakenEmail } from "../account/refuse-taken-email.ts";
import { updateEmailClaims } from "../account/update-email-claims.ts";
import { isBanned, lockUser, type UserRow } from "../account/user-row.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Auth, Requester } from "../auth-parts.ts";
import { endTokens } from "../link/one-time-token.ts";
import { AuthError } from "../request/auth-error.ts";
import { endSessions } from "../session/end-sessions.ts";
import { type Opened, openProvenSession } from "../session/open-proven-session.ts";
import { type SessionBody, sessionBody } from "../session/session.ts";
import { discardSignUps, lockAddress } from "../sign-up/pending-sign-up.ts";
import { endUndosSince, findUndo } from "./email-change-undos.ts";

/**
 * Gives an account the address back that it had before a change, by the link that the old address was mailed. Nothing
 * that opened the account meanwhile does so any more: sessions, password, links and codes, and the ways back from later
 * changes. Gives a session, in which the owner chooses a new password. Throws `otp_expired`, `user_banned`,
 * `email_exists` when the address has another account by now.
 */
export async function undoEmailChange(auth: Auth, token: string, requester: Requester): Promise<SessionBody> {
  const found = await findUndo(auth.database.typed, token);
  const opened =
    found &&
    (await auth.database.typed.transaction().execute(async (transaction) => {
      await lockAddress(transaction, found.old_email);
      const user = await lockUser(transaction, found.user_id);
      if (!user || !(await endUndosSince(transaction, user.id, found.old_email))) return undefined;
      if (isBanned(user)) throw new AuthError(403, "user_banned", "User is banned");
      return takeBack(transaction, user, found.old_email, requester);
    }));
  if (!opened) throw new AuthError(403, "otp_expired", "Email link is invalid or has expired");
  return sessionBody(auth, opened.user, opened.session);
}

async function takeBack(
  transaction: Kysely<Schema>,
  user: UserRow,
  oldEmail: string,
  requester: Requester,
): Promise<Opened> {
  askForPassword(user, "taken-back");
  await transaction
    .updateTable("auth.users")
    .set({
      email: oldEmail,
      email_change: "",
      encrypted_password: null,
      raw_app_meta_data: JSON.stringify(user.raw_app_meta_data),
      updated_at: sql<Date>`now()`,
    })
    .where("id", "=", user.id)
    .execute()
    .catch(refuseTakenEmail);
  await updateEmailClaims(transaction, user.id, { email: oldEmail, email_verified: true });
  await endTokens(transaction, user.id, "all");
  await endSessions(transaction, user.id, "global");
  await transaction.deleteFrom("private.known_networks").where("user_id", "=", user.id).execute();
  await discardSignUps(transaction, oldEmail);
  const traits = { undone_email: user.email };
  await recordAudit(
    transaction,
    { action: "user_email_change_undone", user: { id: user.id, email: oldEmail }, traits },
    requester,
  );
  return openProvenSession(transaction, user, "email_change_undo", requester);
}
