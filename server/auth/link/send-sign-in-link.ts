import type { Kysely } from "kysely";
import type { Schema } from "../../db/database-types.ts";
import { touchUser } from "../account/touch-user.ts";
import { findUserByEmail, lockUser, type UserRow } from "../account/user-row.ts";
import type { Auth } from "../auth-parts.ts";
import { limitMail } from "../limits/limit-mail.ts";
import type { CodeChallenge } from "../pkce/code-challenge.ts";
import { findNewestSignUp } from "../sign-up/find-pending-sign-up.ts";
import { insertPendingSignUp, lockAddress } from "../sign-up/pending-sign-up.ts";
import { mailLink } from "./mail-link.ts";
import { issueOneTimeToken, type OneTimeSecrets } from "./one-time-token.ts";

export type SignInLink = "magic-link" | "recovery";

const kinds = {
  "magic-link": { linkType: "magiclink", tokenType: "magic_link_token" },
  recovery: { linkType: "recovery", tokenType: "recovery_token" },
} as const;

/**
 * Mails a link and a code that sign in without a password (`magic-link`), or with which one can be set anew
 * (`recovery`). Whoever signed up and never confirmed gets one too, which opens the account without the password that
 * was asked for. Does nothing for any other address: this never signs anybody up, whatever the client asks for. Throws
 * `RateLimitError`.
 */
export async function sendSignInLink(
  auth: Auth,
  kind: SignInLink,
  input: { email: string; redirectTo: string; challenge: CodeChallenge | null },
): Promise<void> {
  await limitMail(auth, kind, input.email);
  await auth.database.typed.transaction().execute(async (transaction) => {
    await lockAddress(transaction, input.email);
    const secrets = await issueSecrets(transaction, kind, input);
    if (!secrets) return;
    const link = mailLink(auth.siteUrl, kinds[kind].linkType, secrets.token, input.redirectTo);
    await auth.mail.enqueue(transaction, { kind, to: input.email, link, code: secrets.code });
  });
}

async function issueSecrets(
  transaction: Kysely<Schema>,
  kind: SignInLink,
  { email, challenge }: { email: string; challenge: CodeChallenge | null },
): Promise<OneTimeSecrets | undefined> {
  const found = await findUserByEmail(transaction, email);
  const user = found && (await lockUser(transaction, found.id));
  if (user) return issueForAccount(transaction, kind, user, challenge);
  const waiting = await findNewestSignUp(transaction, email);
  if (!waiting) return undefined;
  const { linkType } = kinds[kind];
  return insertPendingSignUp(transaction, { userId: waiting.userId, email, linkType, wish: null, challenge });
}

async function issueForAccount(
  transaction: Kysely<Schema>,
  kind: SignInLink,
  user: UserRow,
  challenge: CodeChallenge | null,
): Promise<OneTimeSecrets> {
  if (kind === "recovery") await touchUser(transaction, user.id, ["recovery_sent_at"]);
  return issueOneTimeToken(transaction, kinds[kind].tokenType, user, user.email, challenge);
}
