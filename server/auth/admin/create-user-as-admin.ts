import { insertUser } from "../account/insert-user.ts";
import { newUserRow } from "../account/new-user-row.ts";
import { type UserBody, userBody } from "../account/user-body.ts";
import { mergeMetadata } from "../account/user-metadata.ts";
import { findUserById, type Metadata } from "../account/user-row.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Auth, Requester } from "../auth-parts.ts";
import { requireStrongPassword } from "../password/require-strong-password.ts";
import { AuthError } from "../request/auth-error.ts";
import { discardSignUps, lockAddress } from "../sign-up/pending-sign-up.ts";

/** What an admin may set of an account; `ban_duration` is in milliseconds, 0 lifts a ban. */
export type AdminUserChanges = {
  email?: string | undefined;
  password?: string | undefined;
  email_confirm?: boolean | undefined;
  user_metadata?: Metadata | undefined;
  app_metadata?: Metadata | undefined;
  ban_duration?: number | undefined;
};

/**
 * Creates an account without sending mail; confirmed only with `email_confirm`, without a password when none is
 * given. Throws `email_exists`, `weak_password`, `validation_failed`.
 */
export async function createUserAsAdmin(
  auth: Auth,
  input: AdminUserChanges & { email: string },
  requester: Requester,
): Promise<UserBody> {
  const user = newUserRow({
    email: input.email,
    metadata: mergeMetadata({}, input.user_metadata ?? {}),
    isSelfMade: false,
    isConfirmed: input.email_confirm ?? false,
  });
  user.raw_app_meta_data = mergeMetadata(user.raw_app_meta_data, input.app_metadata ?? {});
  if (input.password !== undefined) {
    requireStrongPassword(input.password);
    user.encrypted_password = await auth.passwords.hash(input.password);
  }
  if (input.ban_duration) user.banned_until = new Date(Date.now() + input.ban_duration);
  const created = await auth.database.typed.transaction().execute(async (transaction) => {
    await lockAddress(transaction, user.email);
    if (!(await insertUser(transaction, user))) return undefined;
    await discardSignUps(transaction, user.email);
    await recordAudit(transaction, { action: "user_created", user, actor: "service_role" }, requester);
    if (user.banned_until) {
      await recordAudit(transaction, { action: "user_banned", user, actor: "service_role" }, requester);
    }
    return findUserById(transaction, user.id);
  });
  if (created) return userBody(created);
  throw new AuthError(422, "email_exists", "A user with this email address has already been registered");
}
