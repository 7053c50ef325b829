import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { acceptQuote as command } from "../../contract/accept-quote.ts";
import { addDays } from "../../contract/day.ts";
import { handle } from "../api/handle-command.ts";
import { countInvitation } from "../people/invitation-limits.ts";
import { askByMail } from "./ask-by-mail.ts";
import { billingToday } from "./billing-today.ts";
import { keepBuyer } from "./find-buyer.ts";
import { findQuote, requireOpenQuote } from "./find-quote.ts";
import { giveHosting } from "./give-hosting.ts";
import { lockCustomer } from "./lock-customer.ts";

const daysToPay = 14;

export const acceptQuote = handle(command, async ({ input, actor, parts, write }) => {
  if ("token" in input.quote) await countInvitation(parts.database, "invitation-link-by-account", actor.id);
  return write(async ({ transaction, audit }) => {
    await lockCustomer(transaction, actor.id);
    const quote = await findQuote(transaction, actor, input.quote, { lock: true });
    requireOpenQuote(quote);
    const today = await billingToday(transaction);
    const { email, currency, taxRate, lines, hostingYears } = quote;
    await keepBuyer(transaction, actor.id, input.buyer);
    await sql`
      update public.quotes set accepted_at = now(), customer = ${actor.id} where id = ${quote.id}
    `.execute(transaction);
    const invoice = randomUUID();
    const number = await askByMail(parts, transaction, {
      id: invoice,
      customer: actor.id,
      email,
      buyer: input.buyer,
      currency,
      taxRate,
      lines,
      issuedOn: today,
      dueOn: addDays(today, daysToPay),
      quote: quote.id,
    });
    if (hostingYears > 0) {
      await giveHosting(parts, transaction, { customer: actor.id, years: hostingYears, taxRate, today });
    }
    await audit({ act: "accept-quote", target: { kind: "quote", id: quote.id }, after: { invoice, number } });
    return { invoice, number };
  });
});
