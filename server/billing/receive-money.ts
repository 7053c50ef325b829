import { randomUUID } from "node:crypto";
import { sql, type Transaction } from "kysely";
import type { CommandParts } from "../api/command-parts.ts";
import type { Schema } from "../db/database-types.ts";
import { book } from "./book.ts";
import { mailBilling } from "./mail-billing.ts";
import type { OpenedInvoice } from "./open-invoice.ts";
import { stepHosting } from "./step-hosting.ts";

export type Money = {
  method: "bank" | "stripe";
  amount: number;
  receivedOn: string;
  reference: string;
};

/**
 * Books money that has come for an invoice, which is open in this transaction (`openInvoice`): what is more than is owed stays in the
 * customer's favour. Sites that stood still for it go on at once.
 */
export async function receiveMoney(
  parts: Pick<CommandParts, "jobs" | "mail" | "config">,
  transaction: Transaction<Schema>,
  invoice: OpenedInvoice,
  { method, amount, receivedOn, reference }: Money,
  today: string,
): Promise<void> {
  const { id, customer, currency, open, number, email } = invoice;
  await sql`
    insert into public.payments (id, invoice, method, amount_cents, currency, received_on, reference)
    values (${randomUUID()}, ${id}, ${method}, ${amount}, ${currency}, ${receivedOn}, ${reference})
  `.execute(transaction);
  const taken = Math.min(amount, open);
  await book(transaction, {
    kind: "payment",
    customer,
    invoice: id,
    day: receivedOn,
    note: reference,
    currency,
    amounts: { [method]: amount, receivable: -taken, prepaid: taken - amount },
  });
  const rest = open - taken;
  await mailBilling(parts, transaction, {
    notice: "paid",
    to: email,
    number,
    amount,
    currency,
    rest,
    inFavour: amount - taken,
  });
  if (rest === 0 && customer !== null) await stepHosting(parts, transaction, customer, today);
}
