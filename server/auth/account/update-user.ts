import type { Kysely } from "kysely";
import type { Schema } from "../../db/database-types.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Auth, Requester } from "../auth-parts.ts";
import { sendEmailChange } from "../email-change/send-email-change.ts";
import { limitMail } from "../limits/limit-mail.ts";
import { consumeToken, endTokens, type FoundToken, findTokenByCode } from "../link/one-time-token.ts";
import { requireStrongPassword } from "../password/require-strong-password.ts";
import { AuthError } from "../request/auth-error.ts";
import { endSessions } from "../session/end-sessions.ts";
import type { Caller } from "../session/find-caller.ts";
import { touchUser } from "./touch-user.ts";
import { type UserBody, userBody } from "./user-body.ts";
import { mergeMetadata } from "./user-metadata.ts";
import { lockUser, type Metadata, type UserRow } from "./user-row.ts";

export type UserChanges = {
  password?: string | undefined;
  /** The code of `reauthenticate`; when it comes with a password, it has to be right. */
  nonce?: string | undefined;
  email?: string | undefined;
  data?: Metadata | undefined;
  redirectTo: string;
};

/**
 * Changes the caller's own account: a new password ends all other sessions, a new address waits until it is
 * confirmed from there, metadata is merged. All of it happens or nothing. Throws `weak_password`, `same_password`,
 * `reauthentication_not_valid`, `validation_failed`, `session_not_found`, `RateLimitError`, `HashQueueFullError`.
 */
export async function updateUser(
  auth: Auth,
  caller: Caller,
  changes: UserChanges,
  requester: Requester,
): Promise<UserBody> {
  const { password, email } = changes;
  const newPassword =
    password === undefined
      ? undefined
      : await preparePassword(auth, caller, password, changes.nonce, requester);
  const newEmail = email === undefined || email === caller.user.email ? undefined : email;
  if (newEmail !== undefined) {
    await limitMail(auth, "email-change", newEmail);
    await limitMail(auth, "email-change", caller.user.id);
  }
  const changed = await auth.database.typed.transaction().execute(async (transaction) => {
    const user = await lockCaller(transaction, caller);
    if (newPassword) await storePassword(transaction, caller, newPassword, requester);
    if (newEmail !== undefined) {
      await sendEmailChange(auth, transaction, user, newEmail, changes.redirectTo);
      const traits = { new_email: newEmail };
      await recordAudit(transaction, { action: "user_email_change_requested", user, traits }, requester);
    }
    if (changes.data) {
      const merged = mergeMetadata(user.raw_user_meta_data, changes.data);
      await transaction
        .updateTable("auth.users")
        .set({ raw_user_meta_data: JSON.stringify(merged) })
        .where("id", "=", user.id)
        .execute();
    }
    await touchUser(transaction, user.id, ["updated_at"]);
    return lockUser(transaction, user.id);
  });
  if (!changed) throw new Error("The account vanished while it was locked.");
  return userBody(changed);
}

type NewPassword = { hash: string; nonce: FoundToken | undefined };

async function preparePassword(
  auth: Auth,
  { user }: Caller,
  password: string,
  nonce: string | undefined,
  requester: Requester,
): Promise<NewPassword> {
  requireStrongPassword(password);
  await auth.limits.consume("password-by-ip", requester.ip);
  const { typed } = auth.database;
  const found =
    nonce === undefined
      ? undefined
      : await findTokenByCode(typed, ["reauthentication_token"], user.email, nonce.trim());
  if (nonce !== undefined && !found) throw wrongNonce();
  if (await auth.passwords.verify(user.encrypted_password ?? undefined, password)) {
    throw new AuthError(422, "same_password", "New password should be different from the old password.");
  }
  return { hash: await auth.passwords.hash(password), nonce: found };
}

/** The session may have ended while the password was hashed: then nothing is changed any more. */
async function lockCaller(transaction: Kysely<Schema>, { user, claims }: Caller): Promise<UserRow> {
  const locked = await lockUser(transaction, user.id);
  const session = await transaction
    .selectFrom("auth.sessions")
    .select("id")
    .where("id", "=", claims.session_id)
    .where("user_id", "=", user.id)
    .executeTakeFirst();
  if (locked && session) return locked;
  throw new AuthError(403, "session_not_found", "Session from session_id claim in JWT does not exist");
}

async function storePassword(
  transaction: Kysely<Schema>,
  { user, claims }: Caller,
  { hash, nonce }: NewPassword,
  requester: Requester,
): Promise<void> {
  if (nonce && !(await consumeToken(transaction, nonce))) throw wrongNonce();
  await transaction
    .updateTable("auth.users")
    .set({ encrypted_password: hash })
    .where("id", "=", user.id)
    .execute();
  await endTokens(transaction, user.id, ["recovery_token", "magic_link_token"]);
  await endSessions(transaction, user.id, { except: claims.session_id });
  await recordAudit(transaction, { action: "user_updated_password", user }, requester);
}

function wrongNonce(): AuthError {
  return new AuthError(422, "reauthentication_not_valid", "Nonce has expired or is invalid");
}
