import { randomUUID } from "node:crypto";
import { sql, type Transaction } from "kysely";
import { type BillingLine, creditOf, type Totals } from "../../contract/billing-lines.ts";
import { CommandError } from "../api/command-error.ts";
import type { CommandParts } from "../api/command-parts.ts";
import type { Schema } from "../db/database-types.ts";
import { book } from "./book.ts";
import { mailBilling } from "./mail-billing.ts";
import type { OpenedInvoice } from "./open-invoice.ts";
import { putInvoice } from "./put-invoice.ts";

export type TakenBack = { id?: string; lines?: readonly BillingLine[] | undefined };

/**
 * Takes back an open invoice (`openInvoice`), or some lines of it, by a credit note: what is still to be paid of it first, then what was
 * given up; what was paid of the rest stays in the customer's favour. Throws `not_now`, and `invalid_input` for more than is left of it.
 */
export async function takeBack(
  parts: Pick<CommandParts, "jobs" | "mail" | "config">,
  transaction: Transaction<Schema>,
  invoice: OpenedInvoice,
  today: string,
  { id = randomUUID(), lines: some }: TakenBack = {},
): Promise<{ id: string; number: string }> {
  const { customer, email, buyer, currency, taxRate, number: corrected } = invoice;
  if (invoice.kind === "credit") {
    throw new CommandError("not_now", { message: "This is a credit note itself." });
  }
  if (!some && invoice.credited > 0) {
    throw new CommandError("not_now", {
      message: "Some of this has been credited already.",
      hint: "Say which lines are taken back.",
    });
  }
  const lines = some ?? (await linesOf(transaction, invoice.id));
  const { number, net, tax, gross } = await putInvoice(parts, transaction, {
    id,
    customer,
    email,
    buyer,
    currency,
    taxRate,
    lines,
    totals: creditOf(lines, taxRate, await leftOf(transaction, invoice.id)),
    issuedOn: today,
    dueOn: today,
    corrects: invoice.id,
  });
  if (invoice.credited + gross > invoice.gross) {
    const message = "That is more than is left of this invoice.";
    throw new CommandError("invalid_input", { message, fields: { lines: message } });
  }
  const taken = Math.min(gross, invoice.open);
  // Nobody paid that, so nobody has it in favour either.
  const unwaived = Math.min(gross - taken, await waivedOf(transaction, invoice.id));
  const inFavour = gross - taken - unwaived;
  await sql`
    update public.invoices set credited_cents = credited_cents + ${gross} where id = ${invoice.id}
  `.execute(transaction);
  await book(transaction, {
    kind: "credit",
    customer,
    invoice: invoice.id,
    document: id,
    day: today,
    currency,
    amounts: { revenue: net, tax, receivable: -taken, waived: -unwaived, prepaid: -inFavour },
  });
  await mailBilling(parts, transaction, {
    notice: "credited",
    to: email,
    number,
    corrected,
    amount: gross,
    currency,
    inFavour,
  });
  return { id, number };
}

/** What no credit note has taken back of an invoice, before tax and in tax. */
async function leftOf(
  transaction: Transaction<Schema>,
  invoice: string,
): Promise<Pick<Totals, "net" | "tax">> {
  const { rows } = await sql<{ net: number; tax: number }>`
    select (one.net_cents - coalesce(sum(note.net_cents), 0))::float8 as net,
      (one.tax_cents - coalesce(sum(note.tax_cents), 0))::float8 as tax
    from public.invoices as one left join public.invoices as note on note.corrects = one.id
    where one.id = ${invoice} group by one.id
  `.execute(transaction);
  return rows[0] ?? { net: 0, tax: 0 };
}

/** What was given up of an invoice, and not taken back since. */
async function waivedOf(transaction: Transaction<Schema>, invoice: string): Promise<number> {
  const { rows } = await sql<{ cents: string }>`
    select coalesce(sum(entry.amount_cents), 0) as cents
    from private.ledger_transactions as booked join private.ledger_entries as entry on entry.transaction = booked.id
    where booked.invoice = ${invoice} and entry.account = 'waived'
  `.execute(transaction);
  return Number(rows[0]?.cents ?? 0);
}

async function linesOf(transaction: Transaction<Schema>, invoice: string): Promise<BillingLine[]> {
  const { rows } = await sql<BillingLine>`
    select text, quantity, unit_cents::float8 as "unitCents" from public.invoice_lines where invoice = ${invoice} order by place
  `.execute(transaction);
  return rows;
}
