import { touchUser } from "../account/touch-user.ts";
import { findUserByEmail, lockUser } from "../account/user-row.ts";
import type { Auth } from "../auth-parts.ts";
import { limitMail } from "../limits/limit-mail.ts";
import { mailLink } from "./mail-link.ts";
import { issueOneTimeToken } from "./one-time-token.ts";

/** Mails a link and a code with which a password can be set anew. Does nothing for an address without an account. */
export async function sendRecovery(auth: Auth, input: { email: string; redirectTo: string }): Promise<void> {
  await limitMail(auth, "recovery", input.email);
  const user = await findUserByEmail(auth.database.typed, input.email);
  if (!user) return;
  await auth.database.typed.transaction().execute(async (transaction) => {
    if (!(await lockUser(transaction, user.id))) return;
    const { token, code } = await issueOneTimeToken(transaction, "recovery_token", user, user.email);
    const link = mailLink(auth.siteUrl, "recovery", token, input.redirectTo);
    await auth.mail.enqueue(transaction, { kind: "recovery", to: user.email, link, code });
    await touchUser(transaction, user.id, ["recovery_sent_at"]);
  });
}
