import { tellCents } from "../../contract/money.ts";
import { recordPayment as command } from "../../contract/record-payment.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { billingToday } from "./billing-today.ts";
import { openInvoice } from "./open-invoice.ts";
import { receiveMoney } from "./receive-money.ts";

export const recordPayment = handle(command, ({ input, parts, write }) =>
  write(async ({ transaction, audit }) => {
    const invoice = await openInvoice(transaction, input.invoice);
    if (invoice.kind === "credit") {
      throw new CommandError("not_now", { message: "A credit note is not paid." });
    }
    const { openCents: seen } = input;
    if (seen !== undefined && seen !== invoice.open) {
      throw new CommandError("not_now", {
        message: `This invoice has changed meanwhile: ${tellCents(invoice.open, invoice.currency)} of it is open now. Nothing was booked.`,
      });
    }
    const today = await billingToday(transaction);
    const { amountCents: amount, receivedOn, reference } = input;
    if (receivedOn > today || receivedOn < invoice.issuedOn) {
      const message = "Say a day from the invoice's own up to today.";
      throw new CommandError("invalid_input", { message, fields: { receivedOn: message } });
    }
    const before = { open: invoice.open };
    await receiveMoney(parts, transaction, invoice, { method: "bank", amount, receivedOn, reference }, today);
    const { open } = await openInvoice(transaction, invoice.id);
    await audit({
      act: "record-payment",
      target: { kind: "invoice", id: invoice.id },
      before,
      after: { open, amount, receivedOn, reference },
    });
    return {};
  }),
);
