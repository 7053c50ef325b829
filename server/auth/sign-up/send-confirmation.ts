import type { Kysely } from "kysely";
import type { Schema } from "../../db/database-types.ts";
import { touchUser } from "../account/touch-user.ts";
import type { UserRow } from "../account/user-row.ts";
import type { Auth } from "../auth-parts.ts";
import { mailLink } from "../link/mail-link.ts";
import { issueOneTimeToken } from "../link/one-time-token.ts";

/** Mails the link and the code that confirm the account's address; those mailed before end. */
export async function sendConfirmation(
  auth: Auth,
  transaction: Kysely<Schema>,
  user: Pick<UserRow, "id" | "email" | "raw_user_meta_data">,
  redirectTo: string,
): Promise<void> {
  const { token, code } = await issueOneTimeToken(transaction, "confirmation_token", user, user.email);
  const fullName = user.raw_user_meta_data.full_name;
  await auth.mail.enqueue(transaction, {
    kind: "confirmation",
    to: user.email,
    fullName: typeof fullName === "string" ? fullName.trim().slice(0, 200) : "",
    link: mailLink(auth.siteUrl, "signup", token, redirectTo),
    code,
  });
  await touchUser(transaction, user.id, ["confirmation_sent_at"]);
}
