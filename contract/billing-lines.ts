import { z } from "zod";
import { cents, mostCents } from "./money.ts";

/** One line of a quote or an invoice: so many of something, at so much each. */
export const billingLine = z.strictObject({
  text: z.string().trim().min(1).max(300),
  quantity: z.number().int().min(1).max(10_000),
  unitCents: cents,
});

export type BillingLine = z.infer<typeof billingLine>;

/** In hundredths of a per cent: 1900 is 19 %. */
export const taxRate = z.number().int().min(0).max(5_000);

/** Lines that come to something, and to no more than can be counted. */
export const billingLines = z
  .array(billingLine)
  .min(1)
  .max(50)
  .refine((lines) => netOf(lines) > 0, "The lines come to nothing.")
  .refine((lines) => netOf(lines) <= mostCents, "The lines come to more than one invoice can hold.");

export type Totals = { net: number; tax: number; gross: number };

/** What lines come to. Tax is taken of their sum, once, and half a cent counts as one. */
export function totalsOf(lines: readonly BillingLine[], rate: number): Totals {
  const net = netOf(lines);
  const tax = Math.floor((net * rate + 5_000) / 10_000);
  return { net, tax, gross: net + tax };
}

function netOf(lines: readonly BillingLine[]): number {
  return lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0);
}

/** A rate as it is read: `19 %`, `8.25 %`. */
export function tellRate(rate: number): string {
  return `${rate / 100} %`;
}
