import { sql } from "kysely";
import { refundCustomer as command } from "../../contract/refund-customer.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { billingToday } from "./billing-today.ts";
import { book } from "./book.ts";
import { openInvoice } from "./open-invoice.ts";

export const refundCustomer = handle(command, ({ input, write }) =>
  write(async ({ transaction, audit }) => {
    const { customer, currency } = await openInvoice(transaction, input.invoice);
    const { rows } = await sql<{ cents: string }>`
      select private.prepaid_of(${customer}, ${currency}) as cents
    `.execute(transaction);
    const { amountCents: amount, reference } = input;
    const prepaid = Number(rows[0]?.cents ?? 0);
    if (customer === null || amount > prepaid) {
      const message = "That is more than they have in their favour.";
      throw new CommandError("invalid_input", { message, fields: { amountCents: message } });
    }
    await book(transaction, {
      kind: "refund",
      customer,
      invoice: null,
      day: await billingToday(transaction),
      note: reference,
      currency,
      amounts: { prepaid: amount, bank: -amount },
    });
    await audit({
      act: "refund-customer",
      target: { kind: "invoice", id: input.invoice },
      before: { prepaid },
      after: { prepaid: prepaid - amount, customer, amount, currency, reference },
    });
    return {};
  }),
);
