import { randomUUID } from "node:crypto";
import { sql, type Transaction } from "kysely";
import { addDays, addYears } from "../../contract/day.ts";
import { resumeHosting as command } from "../../contract/resume-hosting.ts";
import { CommandError } from "../api/command-error.ts";
import { type Actor, handle } from "../api/handle-command.ts";
import type { Schema } from "../db/database-types.ts";
import { askByMail } from "./ask-by-mail.ts";
import { billingToday } from "./billing-today.ts";
import { findBuyer } from "./find-buyer.ts";
import { lockCustomer } from "./lock-customer.ts";
import { openHosting } from "./open-hosting.ts";
import { hostingLine, stepHosting } from "./step-hosting.ts";

const daysToPay = 14;

/** Times in a day: each may ask for a year that cancelling takes back, and both stay in the books for good. */
const mostInADay = 3;

export const resumeHosting = handle(command, ({ actor, parts, write }) =>
  write(async ({ transaction, audit }) => {
    await lockCustomer(transaction, actor.id);
    const row = await openHosting(transaction, actor.id);
    if (!row) throw new CommandError("not_found", { message: "There is no hosting to go on with." });
    const { id, email, currency, taxRate, priceCents, renewal } = row;
    const { state, cancelledOn } = row.hosting;
    await requireSettledMind(transaction, actor);
    const today = await billingToday(transaction);
    if (state === "ended") {
      if (renewal !== null) {
        throw new CommandError("not_now", {
          message: "The invoice for it is there: pay it, and your sites are back.",
        });
      }
      const invoice = randomUUID();
      const to = addYears(today, 1);
      await askByMail(parts, transaction, {
        id: invoice,
        customer: actor.id,
        email,
        buyer: await findBuyer(transaction, actor.id),
        currency,
        taxRate,
        lines: [hostingLine(today, to, priceCents)],
        issuedOn: today,
        dueOn: addDays(today, daysToPay),
        period: { from: today, to },
      });
      await sql`update public.subscriptions set renewal = ${invoice} where id = ${id}`.execute(transaction);
    } else if (cancelledOn === null) {
      throw new CommandError("not_now", { message: "Your hosting goes on already." });
    } else {
      await sql`update public.subscriptions set cancelled_on = null where id = ${id}`.execute(transaction);
    }
    await stepHosting(parts, transaction, actor.id, today);
    await audit({
      act: "resume-hosting",
      target: { kind: "subscription", id },
      before: { state, cancelledOn },
    });
    return {};
  }),
);

/** Throws `too_many`. The customer's lock is held, so that no two count the same. */
async function requireSettledMind(transaction: Transaction<Schema>, { id }: Actor): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from private.audit
    where actor = ${id} and act = 'resume-hosting' and at > now() - interval '1 day'
  `.execute(transaction);
  if ((rows[0]?.count ?? 0) < mostInADay) return;
  throw new CommandError("too_many", {
    message: `You have gone on with your hosting ${mostInADay} times in a day. Nothing was changed.`,
    hint: "Come back tomorrow, or ask the studio under Support.",
  });
}
