import { randomUUID } from "node:crypto";
import { sql, type Transaction } from "kysely";
import { tellDay } from "../../contract/day.ts";
import type { CommandParts } from "../api/command-parts.ts";
import type { Schema } from "../db/database-types.ts";
import { advanceHosting, type Hosting, type HostingAct, suspensionDay } from "./advance-hosting.ts";
import { askForMoney } from "./ask-for-money.ts";
import { dropRenewal } from "./drop-renewal.ts";
import { findBuyer } from "./find-buyer.ts";
import { mailBilling } from "./mail-billing.ts";
import { type HostingRow, openHosting } from "./open-hosting.ts";
import { openInvoice } from "./open-invoice.ts";

type HostingChange = { before: Partial<Hosting>; after: Partial<Hosting> };

type Parts = Pick<CommandParts, "jobs" | "mail" | "config">;

/** What a day brings in its turn: a renewal that is paid by what is in favour goes on at once. */
const mostSteps = 5;

/**
 * Does what a day brings for the hosting of an account, whose lock is held. An account that has none is left alone. Asked again on the same
 * day it does nothing.
 */
export async function stepHosting(
  parts: Parts,
  transaction: Transaction<Schema>,
  customer: string,
  today: string,
): Promise<void> {
  for (let step = 0; step < mostSteps; step += 1) {
    const row = await openHosting(transaction, customer);
    if (!row) return;
    const { hosting, acts } = advanceHosting(row.hosting, today);
    if (acts.length === 0 && JSON.stringify(hosting) === JSON.stringify(row.hosting)) return;
    const { state, until, renewal, remindedOn, overdueOn, warnedOn, suspendedOn, cancelledOn, endedOn } =
      hosting;
    await sql`
      update public.subscriptions set state = ${state}, until = ${until}, reminded_on = ${remindedOn}, overdue_on = ${overdueOn},
        warned_on = ${warnedOn}, suspended_on = ${suspendedOn}, cancelled_on = ${cancelledOn}, ended_on = ${endedOn},
        renewal = ${renewal === null ? null : row.renewal}
      where id = ${row.id}
    `.execute(transaction);
    const change = changeOf(row.hosting, hosting);
    for (const act of acts) await doAct(parts, transaction, { ...row, hosting }, { act, change, today });
  }
}

async function doAct(
  parts: Parts,
  transaction: Transaction<Schema>,
  row: HostingRow,
  { act, change, today }: { act: HostingAct; change: HostingChange; today: string },
): Promise<void> {
  const { customer, email, currency, hosting } = row;
  const { kind } = act;
  await auditAct(transaction, row, kind, change);
  if (kind === "renew") return renew(parts, transaction, row, act, today);
  if (kind === "drop") return dropRenewal(parts, transaction, row, today);
  if (kind === "suspend" || kind === "end" || kind === "return") {
    await sql`select private.settle_hosting_of(${customer})`.execute(transaction);
  }
  if (kind === "return" || kind === "end") {
    return mailBilling(parts, transaction, {
      notice: kind === "return" ? "returned" : "ended",
      to: email,
      until: hosting.until,
    });
  }
  if (row.renewal === null) return;
  const invoice = await openInvoice(transaction, row.renewal);
  const { number, open: amount, dueOn } = invoice;
  await sql`
    update public.invoices set reminders = reminders + 1, reminded_on = ${today} where id = ${invoice.id}
  `.execute(transaction);
  const stopsOn = suspensionDay(hosting.overdueOn ?? today, hosting.warnedOn);
  const notices = { remind: "reminder", overdue: "overdue", warn: "warning", suspend: "suspended" } as const;
  await mailBilling(parts, transaction, {
    notice: notices[kind],
    to: email,
    number,
    amount,
    currency,
    dueOn,
    stopsOn: kind === "overdue" || kind === "warn" ? stopsOn : null,
  });
}

async function renew(
  parts: Parts,
  transaction: Transaction<Schema>,
  row: HostingRow,
  { from, to, due }: Extract<HostingAct, { kind: "renew" }>,
  today: string,
): Promise<void> {
  const { customer, email, currency, taxRate, priceCents } = row;
  const id = randomUUID();
  const { number, open } = await askForMoney(parts, transaction, {
    id,
    customer,
    email,
    buyer: await findBuyer(transaction, customer),
    currency,
    taxRate,
    lines: [hostingLine(from, to, priceCents)],
    issuedOn: today,
    dueOn: due,
    period: { from, to },
  });
  await sql`update public.subscriptions set renewal = ${id} where id = ${row.id}`.execute(transaction);
  await mailBilling(parts, transaction, {
    notice: "renewal",
    to: email,
    number,
    amount: open,
    currency,
    dueOn: due,
    from,
    until: to,
  });
}

/** What an invoice says of a year of hosting. */
export function hostingLine(from: string, to: string, unitCents: number) {
  return {
    text: `Hosting of all your sites, from ${tellDay(from)} up to ${tellDay(to)}`,
    quantity: 1,
    unitCents,
  };
}

/** What happens by itself stands in the audit too, as nobody's act on somebody's behalf. */
async function auditAct(
  transaction: Transaction<Schema>,
  { id, customer }: HostingRow,
  kind: string,
  { before, after }: HostingChange,
): Promise<void> {
  await sql`
    insert into private.audit (actor, on_behalf_of, act, target_kind, target, before, after)
    values (null, ${customer}, ${`hosting-${kind}`}, 'subscription', ${id}, ${JSON.stringify(before)}, ${JSON.stringify(after)})
  `.execute(transaction);
}

/** What became another: days and the state. What is asked for is an invoice of its own. */
function changeOf(from: Hosting, to: Hosting): HostingChange {
  const told = ["state", "until", "remindedOn", "overdueOn", "warnedOn", "suspendedOn", "endedOn"] as const;
  const changed = told.filter((part) => from[part] !== to[part]);
  const pick = (of: Hosting) => Object.fromEntries(changed.map((part) => [part, of[part]]));
  return { before: pick(from), after: pick(to) };
}
