import { sql } from "kysely";
import { totalsOf } from "../../contract/billing-lines.ts";
import { makeQuote as command } from "../../contract/make-quote.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { createSecretToken, hashSecret } from "../auth/link/secret-token.ts";
import { billingToday } from "./billing-today.ts";
import { mailBilling } from "./mail-billing.ts";

/** Whoever it is for needs no account yet. */
export const makeQuote = handle(command, ({ input, parts, write }) =>
  write(async ({ transaction, audit }) => {
    const { quote, email, offer, title, note, currency, lines, taxRate, validUntil } = input;
    const today = await billingToday(transaction);
    if (validUntil < today) {
      const message = "This day is over already.";
      throw new CommandError("invalid_input", { message, fields: { validUntil: message } });
    }
    const offered = await sql`select from public.offers where name = ${offer}`.execute(transaction);
    if (offer !== null && offered.rows.length === 0) throw new CommandError("not_found");
    const known = await sql`select from public.quotes where id = ${quote}`.execute(transaction);
    if (known.rows.length > 0) throw new CommandError("already_there");
    const { net, tax, gross } = totalsOf(lines, taxRate);
    await sql`
      insert into public.quotes (
        id, email, customer, offer, title, note, currency, tax_rate, net_cents, tax_cents, made_on, valid_until
      ) values (
        ${quote}, ${email}, private.account_of(${email}), ${offer}, ${title}, ${note}, ${currency}, ${taxRate}, ${net}, ${tax},
        ${today}, ${validUntil}
      )
    `.execute(transaction);
    for (const [place, { text, quantity, unitCents }] of lines.entries()) {
      await sql`
        insert into public.quote_lines (quote, place, text, quantity, unit_cents, net_cents)
        values (${quote}, ${place + 1}, ${text}, ${quantity}, ${unitCents}, ${quantity * unitCents})
      `.execute(transaction);
    }
    const token = createSecretToken();
    await sql`
      insert into private.quote_links (quote, token_hash) values (${quote}, ${hashSecret(token)})
    `.execute(transaction);
    await mailBilling(parts, transaction, {
      notice: "quote",
      to: email,
      title,
      amount: gross,
      currency,
      validUntil,
      token,
    });
    await audit({
      act: "make-quote",
      target: { kind: "quote", id: quote },
      after: { email, gross, currency },
    });
    return { quote };
  }),
);
