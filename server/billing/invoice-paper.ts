import { type Kysely, sql } from "kysely";
import type { BillingLine } from "../../contract/billing-lines.ts";
import type { Currency } from "../../contract/money.ts";
import type { Buyer, Seller } from "../../contract/party.ts";
import type { Schema } from "../db/database-types.ts";

/** All that stands on the paper of an invoice. */
export type InvoicePaper = {
  id: string;
  number: string;
  kind: "invoice" | "credit";
  buyer: Buyer;
  seller: Seller;
  currency: Currency;
  taxRate: number;
  net: number;
  tax: number;
  gross: number;
  /** What was paid by what the customer had in favour when it was issued. */
  paid: number;
  issuedOn: string;
  dueOn: string;
  period: { from: string; to: string } | null;
  corrects: { number: string; issuedOn: string } | null;
  lines: BillingLine[];
};

/** The same of an invoice in the database; undefined where there is none. */
export async function readInvoicePaper(
  connection: Kysely<Schema>,
  id: string,
): Promise<InvoicePaper | undefined> {
  const { rows } = await sql<InvoicePaper>`
    select invoice.id, invoice.number, invoice.kind, invoice.buyer, invoice.seller, invoice.currency,
      invoice.tax_rate as "taxRate", invoice.net_cents::float8 as net, invoice.tax_cents::float8 as tax,
      invoice.gross_cents::float8 as gross, invoice.issued_on::text as "issuedOn", invoice.due_on::text as "dueOn",
      coalesce((
        select sum(entry.amount_cents)::float8 from private.ledger_transactions as booked
        join private.ledger_entries as entry on entry.transaction = booked.id
        where booked.invoice = invoice.id and booked.kind = 'prepaid' and entry.account = 'prepaid'
      ), 0) as paid,
      case when invoice.period_from is not null
        then json_build_object('from', invoice.period_from, 'to', invoice.period_to - 1) end as period,
      (
        select json_build_object('number', other.number, 'issuedOn', other.issued_on)
        from public.invoices as other where other.id = invoice.corrects
      ) as corrects,
      (
        select json_agg(json_build_object(
          'text', line.text, 'quantity', line.quantity, 'unitCents', line.unit_cents
        ) order by line.place) from public.invoice_lines as line where line.invoice = invoice.id
      ) as lines
    from public.invoices as invoice where invoice.id = ${id}
  `.execute(connection);
  return rows[0];
}
