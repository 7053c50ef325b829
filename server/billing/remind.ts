import { sql, type Transaction } from "kysely";
import type { CommandParts } from "../api/command-parts.ts";
import type { Schema } from "../db/database-types.ts";
import { mailBilling } from "./mail-billing.ts";
import type { OpenedInvoice } from "./open-invoice.ts";

/** Mails that an open invoice (`openInvoice`) is not paid, and counts that. */
export async function remind(
  parts: Pick<CommandParts, "mail" | "config">,
  transaction: Transaction<Schema>,
  { id, email, number, open: amount, currency, dueOn }: OpenedInvoice,
  today: string,
): Promise<void> {
  await sql`
    update public.invoices set reminders = reminders + 1, reminded_on = ${today} where id = ${id}
  `.execute(transaction);
  const notice = dueOn < today ? "overdue" : "reminder";
  await mailBilling(parts, transaction, {
    notice,
    to: email,
    number,
    amount,
    currency,
    dueOn,
    stopsOn: null,
  });
}
