import { sql } from "kysely";
import { addDays } from "../../contract/day.ts";
import { issueInvoice as command } from "../../contract/issue-invoice.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { askByMail } from "./ask-by-mail.ts";
import { billingToday } from "./billing-today.ts";
import { lockCustomer } from "./lock-customer.ts";

/** An invoice without somebody to read it would be asked of nobody: who has no account is sent a quote. */
export const issueInvoice = handle(command, ({ input, parts, write }) =>
  write(async ({ transaction, audit }) => {
    const { invoice, email, buyer, currency, lines, taxRate, dueInDays } = input;
    const { rows } = await sql<{ account: string | null }>`
      select private.account_of(${email}) as account
    `.execute(transaction);
    const customer = rows[0]?.account;
    if (!customer) {
      const message = "Nobody has an account with this address. Send a quote: its link leads them to one.";
      throw new CommandError("not_found", { message, fields: { email: message } });
    }
    await lockCustomer(transaction, customer);
    const today = await billingToday(transaction);
    const number = await askByMail(parts, transaction, {
      id: invoice,
      customer,
      email,
      buyer,
      currency,
      taxRate,
      lines,
      issuedOn: today,
      dueOn: addDays(today, dueInDays),
    });
    await audit({ act: "issue-invoice", target: { kind: "invoice", id: invoice }, after: { number, email } });
    return { invoice, number };
  }),
);
