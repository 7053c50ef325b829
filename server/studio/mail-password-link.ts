import type { Transaction } from "kysely";
import type { CommandParts } from "../api/command-parts.ts";
import { touchUser } from "../auth/account/touch-user.ts";
import type { UserRow } from "../auth/account/user-row.ts";
import { mailLink } from "../auth/link/mail-link.ts";
import { issueOneTimeToken } from "../auth/link/one-time-token.ts";
import type { Schema } from "../db/database-types.ts";

/**
 * Mails a locked account the link by which its owner chooses a password. Whoever has not come yet is told that an account was
 * opened for them, and has 7 days; who asks for another link has the last one alone.
 */
export async function mailPasswordLink(
  transaction: Transaction<Schema>,
  { mail, config }: Pick<CommandParts, "mail" | "config">,
  account: Pick<UserRow, "id" | "email" | "email_confirmed_at">,
): Promise<void> {
  const isNew = account.email_confirmed_at === null;
  await touchUser(transaction, account.id, ["recovery_sent_at"]);
  const { token, code } = await issueOneTimeToken(
    transaction,
    "recovery_token",
    account,
    account.email,
    null,
    {
      lifetime: isNew ? "7 days" : "1 hour",
    },
  );
  const link = mailLink(config.siteUrl, "recovery", token, `${config.siteUrl}/auth/new-password`);
  const to = account.email;
  await mail.enqueue(
    transaction,
    isNew ? { kind: "welcome", to, link } : { kind: "recovery", to, link, code },
  );
}
