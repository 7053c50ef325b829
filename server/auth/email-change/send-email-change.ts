import type { Kysely } from "kysely";
import type { Schema } from "../../db/database-types.ts";
import { findUserByEmail, type UserRow } from "../account/user-row.ts";
import type { Auth } from "../auth-parts.ts";
import { mailLink } from "../link/mail-link.ts";
import { issueOneTimeToken } from "../link/one-time-token.ts";
import type { CodeChallenge } from "../pkce/code-challenge.ts";
import { existingAccountMail } from "../sign-up/existing-account-mail.ts";

/**
 * Mails the address that the account is to change to the link and the code that confirm it. When
 * another account has that address, its owner is told instead, and the asking one cannot tell the difference.
 */
export async function sendEmailChange(
  auth: Auth,
  transaction: Kysely<Schema>,
  user: Pick<UserRow, "id">,
  input: { newEmail: string; redirectTo: string; challenge: CodeChallenge | null },
): Promise<void> {
  const { newEmail } = input;
  const owner = await findUserByEmail(transaction, newEmail);
  const { token, code } = await issueOneTimeToken(
    transaction,
    "email_change_token_new",
    user,
    newEmail,
    input.challenge,
  );
  const link = mailLink(auth.siteUrl, "email_change", token, input.redirectTo);
  await auth.mail.enqueue(
    transaction,
    owner
      ? existingAccountMail(auth.siteUrl, newEmail)
      : { kind: "email-change", to: newEmail, newEmail, link, code },
  );
}
