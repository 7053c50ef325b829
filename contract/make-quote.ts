import { z } from "zod";
import { billedEmail, billingLines, day, taxRate } from "./billing-fields.ts";
import { adminCommand, id, request } from "./command.ts";
import { currencies } from "./money.ts";

/** Offers somebody something for a price; they read and accept it by a link that is mailed to them. */
export const makeQuote = adminCommand(
  "make-quote",
  z.strictObject({
    request,
    quote: id,
    email: billedEmail,
    /** What of the price list it is about; some of it brings hosting. */
    offer: z
      .string()
      .regex(/^[a-z]+$/)
      .nullable(),
    title: z.string().trim().min(1).max(120),
    note: z.string().trim().max(1000),
    currency: z.enum(currencies),
    lines: billingLines,
    taxRate,
    validUntil: day,
  }),
  z.strictObject({ quote: id }),
);
