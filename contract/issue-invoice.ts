import { z } from "zod";
import { billedEmail, billingLines, taxRate } from "./billing-fields.ts";
import { adminCommand, id, request } from "./command.ts";
import { currencies } from "./money.ts";
import { buyer } from "./party.ts";

/** Asks an account for money: takes the next number, books it, mails it. */
export const issueInvoice = adminCommand(
  "issue-invoice",
  z.strictObject({
    request,
    invoice: id,
    /** Of the account that it is for. */
    email: billedEmail,
    buyer,
    currency: z.enum(currencies),
    lines: billingLines,
    taxRate,
    dueInDays: z.number().int().min(0).max(120),
  }),
  z.strictObject({ invoice: id, number: z.string() }),
);
