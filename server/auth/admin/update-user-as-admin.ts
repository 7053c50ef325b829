import type { Kysely, Updateable } from "kysely";
import type { Schema } from "../../db/database-types.ts";
import { refuseTakenEmail } from "../account/refuse-taken-email.ts";
import { touchUser } from "../account/touch-user.ts";
import { updateEmailClaims } from "../account/update-email-claims.ts";
import { type UserBody, userBody } from "../account/user-body.ts";
import { mergeMetadata } from "../account/user-metadata.ts";
import { findUserById, lockUser, type UserRow } from "../account/user-row.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Auth, Requester } from "../auth-parts.ts";
import { endUndos } from "../email-change/email-change-undos.ts";
import { requireStrongPassword } from "../password/require-strong-password.ts";
import { storePassword } from "../password/store-password.ts";
import { endCodes } from "../pkce/end-codes.ts";
import { AuthError } from "../request/auth-error.ts";
import { endSessions } from "../session/end-sessions.ts";
import { discardSignUps, lockAddress } from "../sign-up/pending-sign-up.ts";
import type { AdminUserChanges } from "./create-user-as-admin.ts";
import { refuseLastAdmin } from "./refuse-last-admin.ts";

/**
 * Changes an account by the secret key. A new password and a ban end all of its sessions; a new address counts at
 * once, without a mail. Throws `user_not_found`, `email_exists`, `weak_password`, `validation_failed`,
 * `conflict` for a ban of the last administrator.
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
  const { email: newEmail } = changes;
  const changed = await auth.database.typed.transaction().execute(async (transaction) => {
    if (newEmail !== undefined) await lockAddress(transaction, newEmail);
    const user = await lockUser(transaction, id);
    if (!user) return undefined;
    if (changes.ban_duration) await refuseLastAdmin(transaction, id);
    // First: what the others write into the metadata must not be overwritten by how it was before.
    await setMetadata(transaction, user, changes);
    if (passwordHash !== undefined) await setPassword(transaction, user, passwordHash, requester);
    if (newEmail !== undefined && newEmail !== user.email)
      await setEmail(transaction, user, newEmail, requester);
    if (changes.email_confirm) await confirmAsAdmin(transaction, user, newEmail);
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
  await storePassword(transaction, user, hash);
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
  await updateEmailClaims(transaction, user.id, { email });
  await discardSignUps(transaction, email);
  await discardSignUps(transaction, user.email);
  await endUndos(transaction, user.id);
  await endCodes(transaction, user.id);
  const traits = { old_email: user.email };
  await recordAudit(
    transaction,
    { action: "user_email_changed", user: { id: user.id, email }, actor: "service_role", traits },
    requester,
  );
}

async function confirmAsAdmin(transaction: Kysely<Schema>, user: UserRow, email = user.email): Promise<void> {
  if (user.email_confirmed_at !== null) return;
  await touchUser(transaction, user.id, ["email_confirmed_at"]);
  await updateEmailClaims(transaction, user.id, { email_verified: true });
  await discardSignUps(transaction, email);
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
