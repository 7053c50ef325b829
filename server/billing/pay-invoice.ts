import { sql } from "kysely";
import type { Currency } from "../../contract/money.ts";
import { payInvoice as command } from "../../contract/pay-invoice.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { openCheckout } from "./stripe-checkout.ts";

type Payable = { number: string; email: string; open: number; currency: Currency };

/** Stripe is asked outside of any transaction; that the page was opened is kept before anybody sees it. */
export const payInvoice = handle(command, async ({ input, actor, parts, write }) => {
  const { stripe, siteUrl } = parts.config;
  const { rows } = await sql<Payable>`
    select number, email, open_cents::float8 as open, currency from public.invoices
    where id = ${input.invoice} and customer = ${actor.id} and kind = 'invoice'
  `.execute(parts.database.typed);
  const [invoice] = rows;
  if (!invoice) throw new CommandError("not_found", { message: "There is no such invoice among yours." });
  if (invoice.open === 0) throw new CommandError("not_now", { message: "Nothing of this invoice is open." });
  if (!stripe) {
    throw new CommandError("not_now", {
      message: "The studio takes no cards here.",
      hint: "Pay by bank: the account stands on the invoice.",
    });
  }
  const { number, email, open: amount, currency } = invoice;
  const { id, url } = await openCheckout(stripe.secretKey, {
    invoice: input.invoice,
    number,
    email,
    amount,
    currency,
    page: `${siteUrl}/dashboard/billing`,
  });
  return write(async ({ transaction, audit }) => {
    const { rows: added } = await sql`
      insert into private.stripe_sessions (id, invoice, amount_cents, currency)
      values (${id}, ${input.invoice}, ${amount}, ${currency}) on conflict do nothing returning id
    `.execute(transaction);
    if (added.length > 0) {
      await audit({
        act: "pay-invoice",
        target: { kind: "invoice", id: input.invoice },
        after: { amount, currency },
      });
    }
    return { link: url };
  });
});
