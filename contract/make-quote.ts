import { z } from "zod";
import { billingLines, taxRate } from "./billing-lines.ts";
import { adminCommand, id, request } from "./command.ts";
import { day } from "./day.ts";
import { currencies } from "./money.ts";

/** An address as it is kept: in small letters. */
export const billedEmail = z
  .email()
  .max(320)
  .transform((typed) => typed.toLowerCase());

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
