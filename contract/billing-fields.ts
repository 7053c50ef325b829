import { z } from "zod";
import { netOf } from "./billing-lines.ts";
import { mostCents } from "./money.ts";

/** An amount in hundredths. */
export const cents = z.number().int().min(0).max(mostCents);

/** A day of the calendar, as `2026-11-27`. Two of them compare as their texts do. */
export const day = z.iso.date();

/** In hundredths of a per cent: 1900 is 19 %. */
export const taxRate = z.number().int().min(0).max(5_000);

/** An address as it is kept: in small letters. */
export const billedEmail = z
  .email()
  .max(320)
  .transform((typed) => typed.toLowerCase());

export const billingLine = z.strictObject({
  text: z.string().trim().min(1).max(300),
  quantity: z.number().int().min(1).max(10_000),
  unitCents: cents,
});

/** Lines that come to something, and to no more than can be counted. */
export const billingLines = z
  .array(billingLine)
  .min(1)
  .max(50)
  .refine((lines) => netOf(lines) > 0, "The lines come to nothing.")
  .refine((lines) => netOf(lines) <= mostCents, "The lines come to more than one invoice can hold.");
