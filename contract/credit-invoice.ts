import { z } from "zod";
import { billingLines } from "./billing-fields.ts";
import { adminCommand, id, request } from "./command.ts";

/** Takes back an invoice, or some of it, by a credit note. What was paid of it stays in the customer's favour. */
export const creditInvoice = adminCommand(
  "credit-invoice",
  z.strictObject({
    request,
    invoice: id,
    /** The credit note's own. */
    credit: id,
    /** What is taken back; all of it, where nothing is said. */
    lines: billingLines.optional(),
  }),
  z.strictObject({ invoice: id, number: z.string() }),
);
