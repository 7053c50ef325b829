import { sql, type Transaction } from "kysely";
import { type BillingLine, type Totals, totalsOf } from "../../contract/billing-lines.ts";
import type { Currency } from "../../contract/money.ts";
import type { Buyer } from "../../contract/party.ts";
import { CommandError } from "../api/command-error.ts";
import type { CommandParts } from "../api/command-parts.ts";
import type { Schema } from "../db/database-types.ts";
import { drawInvoice } from "./draw-invoice.kind.ts";
import { takeNumber } from "./take-number.ts";

export type NewInvoice = {
  id: string;
  customer: string | null;
  email: string;
  buyer: Buyer;
  currency: Currency;
  taxRate: number;
  lines: readonly BillingLine[];
  /** What they come to, where that is not what they do by themselves. */
  totals?: Totals;
  issuedOn: string;
  dueOn: string;
  period?: { from: string; to: string };
  quote?: string;
  /** The invoice that it is a credit note for. */
  corrects?: string;
};

/** Puts an invoice or a credit note on paper, with the next number; booking it is its caller's. Throws `already_there`. */
export async function putInvoice(
  { jobs }: Pick<CommandParts, "jobs">,
  transaction: Transaction<Schema>,
  invoice: NewInvoice,
): Promise<Totals & { number: string }> {
  const { id, customer, email, buyer, currency, taxRate, lines, issuedOn, dueOn, period, quote, corrects } =
    invoice;
  const known = await sql`select from public.invoices where id = ${id}`.execute(transaction);
  if (known.rows.length > 0) throw new CommandError("already_there");
  const { net, tax, gross } = invoice.totals ?? totalsOf(lines, taxRate);
  const year = Number(issuedOn.slice(0, 4));
  const sequence = await takeNumber(transaction, year);
  const { rows } = await sql<{ number: string }>`
    insert into public.invoices (
      id, kind, year, sequence, customer, email, buyer, seller, currency, tax_rate, net_cents, tax_cents, issued_on, due_on,
      period_from, period_to, quote, corrects
    ) select ${id}, ${corrects === undefined ? "invoice" : "credit"}, ${year}, ${sequence}, ${customer}, ${email},
      ${JSON.stringify(buyer)}::jsonb, seller.details, ${currency}, ${taxRate}, ${net}, ${tax}, ${issuedOn}, ${dueOn},
      ${period?.from ?? null}, ${period?.to ?? null}, ${quote ?? null}, ${corrects ?? null}
    from private.seller as seller returning number
  `.execute(transaction);
  for (const [place, { text, quantity, unitCents }] of lines.entries()) {
    await sql`
      insert into public.invoice_lines (invoice, place, text, quantity, unit_cents, net_cents)
      values (${id}, ${place + 1}, ${text}, ${quantity}, ${unitCents}, ${quantity * unitCents})
    `.execute(transaction);
  }
  await jobs.send(transaction, drawInvoice, { invoice: id });
  const [row] = rows;
  if (!row) throw new Error("nobody is said to send invoices");
  return { number: row.number, net, tax, gross };
}
