import { findUserByEmail, lockUser } from "../account/user-row.ts";
import type { Auth } from "../auth-parts.ts";
import { limitMail } from "../limits/limit-mail.ts";
import { mailLink } from "./mail-link.ts";
import { issueOneTimeToken } from "./one-time-token.ts";

/**
 * Mails a link and a code that sign in without a password. Does nothing for an address without an account: this
 * never creates one, whatever the client asks for.
 */
export async function sendMagicLink(auth: Auth, input: { email: string; redirectTo: string }): Promise<void> {
  await limitMail(auth, "magic-link", input.email);
  const user = await findUserByEmail(auth.database.typed, input.email);
  if (!user) return;
  await auth.database.typed.transaction().execute(async (transaction) => {
    if (!(await lockUser(transaction, user.id))) return;
    const { token, code } = await issueOneTimeToken(transaction, "magic_link_token", user, user.email);
    const link = mailLink(auth.siteUrl, "magiclink", token, input.redirectTo);
    await auth.mail.enqueue(transaction, { kind: "magic-link", to: user.email, link, code });
  });
}
