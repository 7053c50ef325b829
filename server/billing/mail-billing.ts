import type { Transaction } from "kysely";
import type { CommandParts } from "../api/command-parts.ts";
import type { Schema } from "../db/database-types.ts";
import type { BillingNotice } from "./billing-notice.ts";

/** Mails something about money, if the transaction commits. A secret in its link stands behind the `#`, which no server and no log sees. */
export async function mailBilling(
  { mail, config }: Pick<CommandParts, "mail" | "config">,
  transaction: Transaction<Schema>,
  { to, token, ...told }: BillingNotice & { to: string; token?: string },
): Promise<void> {
  const page = `${config.siteUrl}/dashboard/billing`;
  const link = token === undefined ? page : `${page}/quote#${new URLSearchParams({ token, email: to })}`;
  await mail.enqueue(transaction, { kind: "billing", to, told, link });
}
