import { randomUUID } from "node:crypto";
import { sql, type Transaction } from "kysely";
import type { BillingLine } from "../../contract/billing-lines.ts";
import { CommandError } from "../api/command-error.ts";
import type { CommandParts } from "../api/command-parts.ts";
import type { Schema } from "../db/database-types.ts";
import { book } from "./book.ts";
import { mailBilling } from "./mail-billing.ts";
import type { OpenedInvoice } from "./open-invoice.ts";
import { putInvoice } from "./put-invoice.ts";

export type TakenBack = { id?: string; lines?: readonly BillingLine[] | undefined };

/**
 * Takes back an open invoice (`openInvoice`), or some lines of it, by a credit note; what was paid of that stays in the customer's
 * favour. Throws `not_now`, and `invalid_input` for more than is left of it.
 */
export async function takeBack(
  parts: Pick<CommandParts, "jobs" | "mail" | "config">,
  transaction: Transaction<Schema>,
  invoice: OpenedInvoice,
  today: string,
  { id = randomUUID(), lines }: TakenBack = {},
): Promise<{ id: string; number: string }> {
  const { customer, email, buyer, currency, taxRate, number: corrected } = invoice;
  if (invoice.kind === "credit") {
    throw new CommandError("not_now", { message: "This is a credit note itself." });
  }
  if (!lines && invoice.credited > 0) {
    throw new CommandError("not_now", {
      message: "Some of this has been credited already.",
      hint: "Say which lines are taken back.",
    });
  }
  const { number, net, tax, gross } = await putInvoice(parts, transaction, {
    id,
    customer,
    email,
    buyer,
    currency,
    taxRate,
    lines: lines ?? (await linesOf(transaction, invoice.id)),
    issuedOn: today,
    dueOn: today,
    corrects: invoice.id,
  });
  if (invoice.credited + gross > invoice.gross) {
    const message = "That is more than is left of this invoice.";
    throw new CommandError("invalid_input", { message, fields: { lines: message } });
  }
  const taken = Math.min(gross, invoice.open);
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
    amounts: { revenue: net, tax, receivable: -taken, prepaid: taken - gross },
  });
  await mailBilling(parts, transaction, {
    notice: "credited",
    to: email,
    number,
    corrected,
    amount: gross,
    currency,
    inFavour: gross - taken,
  });
  return { id, number };
}

async function linesOf(transaction: Transaction<Schema>, invoice: string): Promise<BillingLine[]> {
  const { rows } = await sql<BillingLine>`
    select text, quantity, unit_cents::float8 as "unitCents" from public.invoice_lines where invoice = ${invoice} order by place
  `.execute(transaction);
  return rows;
}
