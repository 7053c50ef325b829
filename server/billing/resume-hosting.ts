import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { addDays, addYears } from "../../contract/day.ts";
import { resumeHosting as command } from "../../contract/resume-hosting.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { askByMail } from "./ask-by-mail.ts";
import { billingToday } from "./billing-today.ts";
import { findBuyer } from "./find-buyer.ts";
import { lockCustomer } from "./lock-customer.ts";
import { openHosting } from "./open-hosting.ts";
import { hostingLine, stepHosting } from "./step-hosting.ts";

const daysToPay = 14;

export const resumeHosting = handle(command, ({ actor, parts, write }) =>
  write(async ({ transaction, audit }) => {
    await lockCustomer(transaction, actor.id);
    const row = await openHosting(transaction, actor.id);
    if (!row) throw new CommandError("not_found", { message: "There is no hosting to go on with." });
    const { id, email, currency, taxRate, priceCents, renewal } = row;
    const { state, cancelledOn } = row.hosting;
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
