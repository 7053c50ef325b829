import { randomUUID } from "node:crypto";
import { sql, type Transaction } from "kysely";
import { addYears, laterDay } from "../../contract/day.ts";
import type { CommandParts } from "../api/command-parts.ts";
import type { Schema } from "../db/database-types.ts";
import { dropRenewal } from "./drop-renewal.ts";
import { openHosting } from "./open-hosting.ts";
import { stepHosting } from "./step-hosting.ts";

export type GivenHosting = { customer: string; years: number; taxRate: number; today: string };

/**
 * Begins the hosting that comes with a project, at the price that the list has for what follows. Who has some already has it at
 * least so long; what was asked for meanwhile is taken back, and sites that stood still go on. The customer's lock is held.
 */
export async function giveHosting(
  parts: Pick<CommandParts, "jobs" | "mail" | "config">,
  transaction: Transaction<Schema>,
  { customer, years, taxRate, today }: GivenHosting,
): Promise<void> {
  const until = addYears(today, years);
  const row = await openHosting(transaction, customer);
  if (!row) {
    await sql`
      insert into public.subscriptions (id, customer, offer, price_cents, currency, tax_rate, started_on, until)
      select ${randomUUID()}, ${customer}, offer.name, offer.price_cents, offer.currency, ${taxRate}, ${today}, ${until}
      from public.offers as offer where offer.name = 'hosting'
    `.execute(transaction);
    return;
  }
  await dropRenewal(parts, transaction, row, today);
  await sql`
    update public.subscriptions set until = ${laterDay(row.hosting.until, until)}, state = 'active', renewal = null,
      reminded_on = null, overdue_on = null, warned_on = null, suspended_on = null, cancelled_on = null, ended_on = null
    where id = ${row.id}
  `.execute(transaction);
  await sql`select private.settle_hosting_of(${customer})`.execute(transaction);
  await stepHosting(parts, transaction, customer, today);
}
