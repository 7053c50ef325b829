import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/database-types.ts";
import { findUserByEmail, isBanned, type UserRow } from "../account/user-row.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Auth, Requester } from "../auth-parts.ts";
import { rememberNetwork } from "../limits/known-network.ts";
import { limitGuesses } from "../limits/limit-guesses.ts";
import { AuthError } from "../request/auth-error.ts";
import { hasAskedForPassword } from "../sign-up/find-pending-sign-up.ts";
import { openSession, type SessionBody, sessionBody } from "./session.ts";

/**
 * Opens a session for an address (normalized) and its password. Throws `invalid_credentials` without saying which of
 * the two is wrong; `user_banned` only to who knows the password, `email_not_confirmed` also to who signed up with it,
 * whether or not the address has an account; `RateLimitError` after too many wrong passwords; `HashQueueFullError`.
 */
export async function signInWithPassword(
  auth: Auth,
  input: { email: string; password: string },
  requester: Requester,
): Promise<SessionBody> {
  const { email, password } = input;
  const user = await findUserByEmail(auth.database.typed, email);
  const checked = await auth.passwords.verifyOrHashForAddress(
    user?.encrypted_password ?? undefined,
    email,
    password,
  );
  const { right } = checked;
  const hasAsked =
    !checked.right && (await hasAskedForPassword(auth.database.typed, email, checked.addressHash));
  await limitGuesses(auth, { email, userId: user?.id, right }, requester);
  if (hasAsked) {
    await recordFailure(auth, { id: user?.id, email }, "email_not_confirmed", requester);
    throw notConfirmed();
  }
  if (!user || !right) {
    await recordFailure(auth, { id: user?.id, email }, "invalid_credentials", requester);
    throw invalidCredentials();
  }
  if (isBanned(user)) {
    await recordFailure(auth, user, "user_banned", requester);
    throw new AuthError(400, "user_banned", "User is banned");
  }
  if (user.email_confirmed_at === null) {
    await recordFailure(auth, user, "email_not_confirmed", requester);
    throw notConfirmed();
  }
  const opened = await auth.database.typed.transaction().execute(async (transaction) => {
    const signedInAt = await touch(transaction, user);
    await rememberNetwork(transaction, user.id, requester);
    const session = await openSession(transaction, user, "password", requester);
    const traits = { provider: "email", session_id: session.id };
    await recordAudit(transaction, { action: "login", user, traits }, requester);
    return { session, user: { ...user, last_sign_in_at: signedInAt } };
  });
  return sessionBody(auth, opened.user, opened.session);
}

/** Notes the sign-in, unless password, ban or account changed since they were looked at. */
async function touch(transaction: Kysely<Schema>, user: UserRow): Promise<Date> {
  const signedInAt = new Date();
  const touched = await transaction
    .updateTable("auth.users")
    .set({ last_sign_in_at: signedInAt })
    .where("id", "=", user.id)
    .where("encrypted_password", "=", user.encrypted_password)
    .where("deleted_at", "is", null)
    .where((is) => is.or([is("banned_until", "is", null), is("banned_until", "<=", sql<Date>`now()`)]))
    .returning("id")
    .executeTakeFirst();
  if (!touched) throw invalidCredentials();
  return signedInAt;
}

async function recordFailure(
  auth: Auth,
  user: { id?: string | undefined; email: string },
  reason: string,
  requester: Requester,
): Promise<void> {
  await recordAudit(
    auth.database.typed,
    { action: "login_failed", user: { id: user.id, email: user.email.slice(0, 255) }, traits: { reason } },
    requester,
  );
}

function notConfirmed(): AuthError {
  return new AuthError(400, "email_not_confirmed", "Email not confirmed");
}

function invalidCredentials(): AuthError {
  return new AuthError(400, "invalid_credentials", "Invalid login credentials");
}
