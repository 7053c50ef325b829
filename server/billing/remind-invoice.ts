import { remindInvoice as command } from "../../contract/remind-invoice.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { billingToday } from "./billing-today.ts";
import { openInvoice } from "./open-invoice.ts";
import { remind } from "./remind.ts";

export const remindInvoice = handle(command, ({ input, parts, write }) =>
  write(async ({ transaction, audit }) => {
    const invoice = await openInvoice(transaction, input.invoice);
    const today = await billingToday(transaction);
    if (invoice.open === 0) {
      throw new CommandError("not_now", { message: "Nothing of this invoice is open." });
    }
    if (invoice.remindedOn === today) {
      throw new CommandError("not_now", { message: "A reminder has gone out today." });
    }
    await remind(parts, transaction, invoice, today);
    await audit({
      act: "remind-invoice",
      target: { kind: "invoice", id: invoice.id },
      before: { remindedOn: invoice.remindedOn },
      after: { remindedOn: today },
    });
    return {};
  }),
);
