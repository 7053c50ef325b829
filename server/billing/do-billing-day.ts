import { sql } from "kysely";
import { addDays } from "../../contract/day.ts";
import type { CommandParts } from "../api/command-parts.ts";
import { billingToday } from "./billing-today.ts";
import { chasesToday } from "./chase-invoice.ts";
import { lockCustomer } from "./lock-customer.ts";
import { openInvoice } from "./open-invoice.ts";
import { remind } from "./remind.ts";
import { stepHosting } from "./step-hosting.ts";

/** Days before the end of a year from which hosting is looked at. */
const lookAhead = 31;

/**
 * Does what today brings, account by account, each in a transaction of its own: whoever is killed at it, or does it twice, or beside
 * another server, has it done once. What fails for one account is done for all others, and then thrown.
 */
export async function doBillingDay(
  parts: Pick<CommandParts, "database" | "jobs" | "mail" | "config">,
  signal?: AbortSignal,
): Promise<void> {
  const { typed } = parts.database;
  const today = await billingToday(typed);
  const failures: unknown[] = [];
  const each = async (ids: readonly string[], work: (id: string) => Promise<void>) => {
    for (const id of ids) {
      signal?.throwIfAborted();
      await work(id).catch((error: unknown) => failures.push(error));
    }
  };
  const due = await sql<{ customer: string }>`
    select customer from public.subscriptions
    where renewal is not null or (state <> 'ended' and until <= ${addDays(today, lookAhead)}) order by until
  `.execute(typed);
  await each(
    due.rows.map(({ customer }) => customer),
    (customer) =>
      typed.transaction().execute(async (transaction) => {
        await lockCustomer(transaction, customer);
        await stepHosting(parts, transaction, customer, today);
      }),
  );
  // What is asked for hosting is told of by its own days.
  const late = await sql<{ id: string; dueOn: string; reminders: number; remindedOn: string | null }>`
    select id, due_on::text as "dueOn", reminders, reminded_on::text as "remindedOn" from public.invoices as invoice
    where open_cents > 0 and due_on < ${today} and reminders < 3
      and not exists (select from public.subscriptions where renewal = invoice.id)
    order by due_on
  `.execute(typed);
  await each(
    late.rows.filter((row) => chasesToday(row, today)).map(({ id }) => id),
    (id) =>
      typed.transaction().execute(async (transaction) => {
        const invoice = await openInvoice(transaction, id);
        if (invoice.open > 0 && invoice.remindedOn !== today)
          await remind(parts, transaction, invoice, today);
      }),
  );
  if (failures.length > 0) throw new AggregateError(failures, "billing of some accounts failed");
}
