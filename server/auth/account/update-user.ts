import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/database-types.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Auth, Requester } from "../auth-parts.ts";
import { sendEmailChange } from "../email-change/send-email-change.ts";
import { limitMail } from "../limits/limit-mail.ts";
import { consumeToken, endTokens, type FoundToken, findTokenByCode } from "../link/one-time-token.ts";
import { requireStrongPassword } from "../password/require-strong-password.ts";
import { storePassword } from "../password/store-password.ts";
import type { CodeChallenge } from "../pkce/code-challenge.ts";
import { AuthError } from "../request/auth-error.ts";
import { endSessions } from "../session/end-sessions.ts";
import type { Caller } from "../session/find-caller.ts";
import { lockCaller } from "../session/lock-caller.ts";
import { requireRecentSignIn } from "../session/require-recent-sign-in.ts";
import { touchUser } from "./touch-user.ts";
import { type UserBody, userBody } from "./user-body.ts";
import { mergeMetadata } from "./user-metadata.ts";
import { findUserById, type Metadata, type UserRow } from "./user-row.ts";

export type UserChanges = {
  password?: string | undefined;
  /** The code of `reauthenticate`; when it comes, it has to be right. */
  nonce?: string | undefined;
  email?: string | undefined;
  data?: Metadata | undefined;
  redirectTo: string;
  challenge: CodeChallenge | null;
};

/**
 * Changes the caller's own account: a new password ends all other sessions, a new address waits until it is
 * confirmed from there, metadata is merged. All of it happens or nothing. A new address or password needs a sign-in of
 * the last hour or a nonce. Throws `weak_password`, `same_password`, `reauthentication_needed`, `reauthentication_not_valid`,
 * `validation_failed`, `session_not_found`, `RateLimitError`, `HashQueueFullError`.
 */
export async function updateUser(
  auth: Auth,
  caller: Caller,
  changes: UserChanges,
  requester: Requester,
): Promise<UserBody> {
  const newEmail = changes.email === caller.user.email ? undefined : changes.email;
  const nonce = await findNonce(auth, caller, changes);
  const givesAccountAway = newEmail !== undefined || changes.password !== undefined;
  if (givesAccountAway && !nonce) await requireRecentSignIn(auth, caller);
  const newPassword =
    changes.password === undefined
      ? undefined
      : await preparePassword(auth, caller, changes.password, requester);
  if (newEmail !== undefined) {
    await limitMail(auth, "email-change", newEmail);
    await limitMail(auth, "email-change", caller.user.id);
  }
  const changed = await auth.database.typed.transaction().execute(async (transaction) => {
    const user = await lockCaller(transaction, caller);
    if (nonce && !(await consumeToken(transaction, nonce))) throw wrongNonce();
    if (newPassword) await changePassword(transaction, caller, newPassword, requester);
    if (newEmail !== undefined) {
      await noteEmailChange(transaction, user.id, newEmail);
      await sendEmailChange(auth, transaction, user, { ...changes, newEmail });
      const traits = { new_email: newEmail };
      await recordAudit(transaction, { action: "user_email_change_requested", user, traits }, requester);
    }
    if (changes.data) await changeMetadata(transaction, user, changes.data);
    await touchUser(transaction, user.id, ["updated_at"]);
    return findUserById(transaction, user.id);
  });
  if (!changed) throw new Error("The account vanished while it was locked.");
  return userBody(changed);
}

/** The nonce that came with what it proves; one that comes with nothing of the kind stays unused. */
async function findNonce(
  auth: Auth,
  { user }: Caller,
  { password, email, nonce }: UserChanges,
): Promise<FoundToken | undefined> {
  if (nonce === undefined || (password === undefined && email === undefined)) return undefined;
  const { typed } = auth.database;
  const found = await findTokenByCode(typed, ["reauthentication_token"], user.email, nonce.trim());
  if (!found || found.userId !== user.id) throw wrongNonce();
  return found;
}

/** Checks the caller's new password and gives its hash. */
async function preparePassword(
  auth: Auth,
  { user }: Caller,
  password: string,
  requester: Requester,
): Promise<string> {
  requireStrongPassword(password);
  await auth.limits.consume("password-by-ip", requester.ip);
  if (await auth.passwords.verify(user.encrypted_password ?? undefined, password)) {
    throw new AuthError(422, "same_password", "New password should be different from the old password.");
  }
  return auth.passwords.hash(password);
}

async function changePassword(
  transaction: Kysely<Schema>,
  { user, claims }: Caller,
  hash: string,
  requester: Requester,
): Promise<void> {
  await storePassword(transaction, user, hash);
  await endSessions(transaction, user.id, { except: claims.session_id });
  await recordAudit(transaction, { action: "user_updated_password", user }, requester);
}

/** What was mailed for the change before it leads nowhere any more. */
async function noteEmailChange(transaction: Kysely<Schema>, id: string, newEmail: string): Promise<void> {
  await endTokens(transaction, id, ["email_change_token_new"]);
  await transaction
    .updateTable("auth.users")
    .set({ email_change: newEmail, email_change_sent_at: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
}

async function changeMetadata(transaction: Kysely<Schema>, user: UserRow, data: Metadata): Promise<void> {
  const merged = mergeMetadata(user.raw_user_meta_data, data);
  await transaction
    .updateTable("auth.users")
    .set({ raw_user_meta_data: JSON.stringify(merged) })
    .where("id", "=", user.id)
    .execute();
}

function wrongNonce(): AuthError {
  return new AuthError(422, "reauthentication_not_valid", "Nonce has expired or is invalid");
}
