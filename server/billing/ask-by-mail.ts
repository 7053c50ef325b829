import type { Transaction } from "kysely";
import type { CommandParts } from "../api/command-parts.ts";
import type { Schema } from "../db/database-types.ts";
import { askForMoney } from "./ask-for-money.ts";
import { mailBilling } from "./mail-billing.ts";
import type { NewInvoice } from "./put-invoice.ts";

/** Issues an invoice, books it and mails it; gives its number. The customer's lock is held (`lockCustomer`). */
export async function askByMail(
  parts: Pick<CommandParts, "jobs" | "mail" | "config">,
  transaction: Transaction<Schema>,
  invoice: NewInvoice & { customer: string },
): Promise<string> {
  const { email: to, currency, dueOn } = invoice;
  const { number, open: amount } = await askForMoney(parts, transaction, invoice);
  await mailBilling(parts, transaction, { notice: "invoice", to, number, amount, currency, dueOn });
  return number;
}
