import type { Transaction } from "kysely";
import type { InvitedRole } from "../../contract/permissions.ts";
import type { CommandParts } from "../api/command-parts.ts";
import type { Schema } from "../db/database-types.ts";
import { personOf } from "./person-of.ts";

type Letter = { email: string; role: InvitedRole; token: string; site: { name: string }; author: string };

/**
 * Mails an invitation, if the transaction commits. The secret stands behind the `#` of its link, which no server and no log
 * sees; so does the address, for whoever has to sign in or to sign up with it first.
 */
export async function mailInvitation(
  transaction: Transaction<Schema>,
  { mail, config }: Pick<CommandParts, "mail" | "config">,
  { email, role, token, site, author }: Letter,
): Promise<void> {
  await mail.enqueue(transaction, {
    kind: "invitation",
    to: email,
    site: site.name,
    by: await personOf(transaction, author),
    role,
    link: `${config.siteUrl}/dashboard/invitation#${new URLSearchParams({ token, email })}`,
  });
}
