import { sql, type Transaction } from "kysely";
import { totalsOf } from "../../contract/billing-lines.ts";
import type { CommandParts } from "../api/command-parts.ts";
import type { Schema } from "../db/database-types.ts";
import { book } from "./book.ts";
import { type OpenedInvoice, openInvoice } from "./open-invoice.ts";
import { takeBack } from "./take-back.ts";

type Parts = Pick<CommandParts, "jobs" | "mail" | "config">;

/**
 * Takes back the invoice of a year that is asked for and not paid, by a credit note; what was paid of it stays in favour. The
 * hosting it was for asks for nothing any more.
 */
export async function dropRenewal(
  parts: Parts,
  transaction: Transaction<Schema>,
  { id, renewal }: { id: string; renewal: string | null },
  today: string,
): Promise<void> {
  if (renewal === null) return;
  await sql`update public.subscriptions set renewal = null where id = ${id}`.execute(transaction);
  const invoice = await openInvoice(transaction, renewal);
  if (invoice.open === 0) return;
  if (invoice.credited === 0) {
    await takeBack(parts, transaction, invoice, today);
    return;
  }
  await takeBackRest(parts, transaction, invoice, today);
}

/** Of what some was credited before: the rest as one line, and the cent that no line with its tax comes to is given up. */
async function takeBackRest(
  parts: Parts,
  transaction: Transaction<Schema>,
  invoice: OpenedInvoice,
  today: string,
): Promise<void> {
  const { gross, credited, taxRate, customer, currency, number } = invoice;
  const rest = gross - credited;
  const lineOf = (unitCents: number) => [
    { text: `What was left of invoice ${number}`, quantity: 1, unitCents },
  ];
  let net = Math.ceil((rest * 10_000) / (10_000 + taxRate));
  while (net > 0 && totalsOf(lineOf(net), taxRate).gross > rest) net -= 1;
  if (net > 0) await takeBack(parts, transaction, invoice, today, { lines: lineOf(net) });
  const { open } = await openInvoice(transaction, invoice.id);
  if (open === 0) return;
  await sql`update public.invoices set waived_on = ${today} where id = ${invoice.id}`.execute(transaction);
  await book(transaction, {
    kind: "waiver",
    customer,
    invoice: invoice.id,
    day: today,
    currency,
    amounts: { waived: open, receivable: -open },
  });
}
