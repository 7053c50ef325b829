import type { Kysely, Updateable } from "kysely";
import type { Schema } from "../../db/database-types.ts";
import { refuseTakenEmail } from "../account/refuse-taken-email.ts";
import { touchUser } from "../account/touch-user.ts";
import { updateEmailIdentity } from "../account/update-email-identity.ts";
import { type UserBody, userBody } from "../account/user-body.ts";
import { mergeMetadata } from "../account/user-metadata.ts";
import { findUserById, lockUser, type UserRow } from "../account/user-row.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Auth, Requester } from "../auth-parts.ts";
import { requireStrongPassword } from "../password/require-strong-password.ts";
import { AuthError } from "../request/auth-error.ts";
import { endSessions } from "../session/end-sessions.ts";
import type { AdminUserChanges } from "./create-user-as-admin.ts";

/**
 * Changes an account by the secret key. A new password and a ban end all of its sessions; a new address counts at
 * once, without a mail. Throws `user_not_found`, `email_exists`, `weak_password`, `validation_failed`.
 */
export async function updateUserAsAdmin(
  auth: Auth,
  id: string,
  changes: AdminUserChanges,
  requester: Requester,
): Promise<UserBody> {
  if (changes.password !== undefined) requireStrongPassword(changes.password);
  const passwordHash =
    changes.password === undefined ? undefined : await auth.passwords.hash(changes.password);
  const changed = await auth.database.typed.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, id);
    if (!user) return undefined;
    if (passwordHash !== undefined) await setPassword(transaction, user, passwordHash, requester);
    if (changes.email !== undefined && changes.email !== user.email) {
      await setEmail(transaction, user, changes.email, requester);
    }
    if (changes.email_confirm) await confirmEmail(transaction, user);
    await setMetadata(transaction, user, changes);
    if (changes.ban_duration !== undefined) await setBan(transaction, user, changes.ban_duration, requester);
    return findUserById(transaction, id);
  });
  if (!changed) throw new AuthError(404, "user_not_found", "User not found");
  return userBody(changed);
}

async function setPassword(
  transaction: Kysely<Schema>,
  user: UserRow,
  hash: string,
  requester: Requester,
): Promise<void> {
  await update(transaction, user, { encrypted_password: hash });
  await endSessions(transaction, user.id, "global");
  await recordAudit(transaction, { action: "user_updated_password", user, actor: "service_role" }, requester);
}

async function setEmail(
  transaction: Kysely<Schema>,
  user: UserRow,
  email: string,
  requester: Requester,
): Promise<void> {
  await update(transaction, user, { email, email_change: "" }).catch(refuseTakenEmail);
  await updateEmailIdentity(transaction, user.id, { email });
  const traits = { old_email: user.email };
  await recordAudit(
    transaction,
    { action: "user_email_changed", user: { id: user.id, email }, actor: "service_role", traits },
    requester,
  );
}

async function confirmEmail(transaction: Kysely<Schema>, user: UserRow): Promise<void> {
  if (user.email_confirmed_at !== null) return;
  await touchUser(transaction, user.id, ["email_confirmed_at"]);
  await updateEmailIdentity(transaction, user.id, { email_verified: true });
}

async function setMetadata(
  transaction: Kysely<Schema>,
  user: UserRow,
  changes: AdminUserChanges,
): Promise<void> {
  const appMetadata = mergeMetadata(user.raw_app_meta_data, changes.app_metadata ?? {});
  const userMetadata = mergeMetadata(user.raw_user_meta_data, changes.user_metadata ?? {});
  await update(transaction, user, {
    raw_app_meta_data: JSON.stringify(appMetadata),
    raw_user_meta_data: JSON.stringify(userMetadata),
    updated_at: new Date(),
  });
}

async function setBan(
  transaction: Kysely<Schema>,
  user: UserRow,
  duration: number,
  requester: Requester,
): Promise<void> {
  const until = duration === 0 ? null : new Date(Date.now() + duration);
  await update(transaction, user, { banned_until: until });
  if (until) await endSessions(transaction, user.id, "global");
  const action = until ? "user_banned" : "user_unbanned";
  const traits = { banned_until: until?.toISOString() ?? null };
  await recordAudit(transaction, { action, user, actor: "service_role", traits }, requester);
}

async function update(
  transaction: Kysely<Schema>,
  user: UserRow,
  values: Updateable<Schema["auth.users"]>,
): Promise<void> {
  await transaction.updateTable("auth.users").set(values).where("id", "=", user.id).execute();
}
