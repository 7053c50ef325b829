import { sql } from "kysely";
import { waiveInvoice as command } from "../../contract/waive-invoice.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { billingToday } from "./billing-today.ts";
import { book } from "./book.ts";
import { openInvoice } from "./open-invoice.ts";
import { stepHosting } from "./step-hosting.ts";

export const waiveInvoice = handle(command, ({ input, parts, write }) =>
  write(async ({ transaction, audit }) => {
    const { id, customer, currency, open } = await openInvoice(transaction, input.invoice);
    if (open === 0) throw new CommandError("not_now", { message: "Nothing of this invoice is open." });
    const day = await billingToday(transaction);
    await sql`update public.invoices set waived_on = ${day} where id = ${id}`.execute(transaction);
    await book(transaction, {
      kind: "waiver",
      customer,
      invoice: id,
      day,
      currency,
      amounts: { waived: open, receivable: -open },
    });
    if (customer !== null) await stepHosting(parts, transaction, customer, day);
    await audit({
      act: "waive-invoice",
      target: { kind: "invoice", id },
      before: { open },
      after: { open: 0, reason: input.reason },
    });
    return {};
  }),
);
