import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/database-types.ts";
import { insertUser } from "../account/insert-user.ts";
import { newUserRow } from "../account/new-user-row.ts";
import { type UserBody, userBody } from "../account/user-body.ts";
import { mergeMetadata } from "../account/user-metadata.ts";
import type { Metadata } from "../account/user-row.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Auth, Requester } from "../auth-parts.ts";
import { limitMail } from "../limits/limit-mail.ts";
import { requireStrongPassword } from "../password/require-strong-password.ts";
import { existingAccountMail } from "./existing-account-mail.ts";
import { sendConfirmation } from "./send-confirmation.ts";

export type SignUpInput = { email: string; password: string; data: Metadata; redirectTo: string };

/**
 * Creates an account that waits for its address to be confirmed, and mails the link. For an address that has an
 * account the answer is made in the same way and looks the same, but nothing changes and its owner is told by mail.
 * Throws `weak_password`, `validation_failed` for too much metadata, `RateLimitError`, `HashQueueFullError`.
 */
export async function signUp(auth: Auth, input: SignUpInput, requester: Requester): Promise<UserBody> {
  requireStrongPassword(input.password);
  const user = newUserRow(input.email, mergeMetadata({}, input.data));
  await auth.limits.consume("sign-up-by-ip", requester.ip);
  await limitMail(auth, "confirmation", user.email);
  user.encrypted_password = await auth.passwords.hash(input.password);
  user.confirmation_sent_at = user.created_at;
  await auth.database.typed.transaction().execute(async (transaction) => {
    await removeUnconfirmed(transaction, user.email);
    if (await insertUser(transaction, user)) {
      await sendConfirmation(auth, transaction, user, input.redirectTo);
      await recordAudit(transaction, { action: "user_signedup", user }, requester);
    } else {
      await auth.mail.enqueue(transaction, existingAccountMail(auth.siteUrl, user.email));
      const owner = { email: user.email };
      await recordAudit(transaction, { action: "user_repeated_signup", user: owner }, requester);
    }
  });
  return userBody(user);
}

/**
 * A sign-up that nobody confirmed makes room for the next one: else whoever comes first could choose the password
 * with which the owner of the address later confirms. Sign-ups of one address take turns.
 */
async function removeUnconfirmed(transaction: Kysely<Schema>, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sign-up:${email}`}, 0))`.execute(transaction);
  await transaction
    .deleteFrom("auth.users")
    .where("email", "=", email)
    .where("email_confirmed_at", "is", null)
    .where("confirmation_sent_at", "is not", null)
    .where("banned_until", "is", null)
    .execute();
}
