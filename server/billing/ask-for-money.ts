import { sql, type Transaction } from "kysely";
import type { CommandParts } from "../api/command-parts.ts";
import type { Schema } from "../db/database-types.ts";
import { book } from "./book.ts";
import { type NewInvoice, putInvoice } from "./put-invoice.ts";

export type AskedInvoice = { number: string; gross: number; open: number };

/**
 * Issues an invoice and books it; what the customer has in favour pays for it first. Their lock is held (`lockCustomer`). Mailing
 * it is its caller's (`askByMail`).
 */
export async function askForMoney(
  parts: Pick<CommandParts, "jobs">,
  transaction: Transaction<Schema>,
  invoice: NewInvoice & { customer: string },
): Promise<AskedInvoice> {
  const { number, net, tax, gross } = await putInvoice(parts, transaction, invoice);
  const { id, customer, currency, issuedOn: day } = invoice;
  const about = { customer, invoice: id, day, currency };
  await book(transaction, {
    ...about,
    kind: "invoice",
    amounts: { receivable: gross, revenue: -net, tax: -tax },
  });
  const { rows } = await sql<{
    cents: string;
  }>`select private.prepaid_of(${customer}, ${currency}) as cents`.execute(transaction);
  const prepaid = Math.min(Number(rows[0]?.cents ?? 0), gross);
  if (prepaid > 0) {
    await book(transaction, { ...about, kind: "prepaid", amounts: { prepaid, receivable: -prepaid } });
  }
  return { number, gross, open: gross - prepaid };
}
