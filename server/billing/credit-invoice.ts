import { creditInvoice as command } from "../../contract/credit-invoice.ts";
import { handle } from "../api/handle-command.ts";
import { billingToday } from "./billing-today.ts";
import { openInvoice } from "./open-invoice.ts";
import { stepHosting } from "./step-hosting.ts";
import { takeBack } from "./take-back.ts";

export const creditInvoice = handle(command, ({ input, parts, write }) =>
  write(async ({ transaction, audit }) => {
    const invoice = await openInvoice(transaction, input.invoice);
    const today = await billingToday(transaction);
    const before = { open: invoice.open };
    const { credit: id, lines } = input;
    const { number } = await takeBack(parts, transaction, invoice, today, { id, lines });
    if (invoice.customer !== null) await stepHosting(parts, transaction, invoice.customer, today);
    const { open } = await openInvoice(transaction, invoice.id);
    await audit({
      act: "credit-invoice",
      target: { kind: "invoice", id: invoice.id },
      before,
      after: { open, credit: id, number },
    });
    return { invoice: id, number };
  }),
);
