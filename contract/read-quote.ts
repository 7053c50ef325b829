import { z } from "zod";
import { billingLine, cents, day } from "./billing-fields.ts";
import { command, id } from "./command.ts";
import { currencies } from "./money.ts";
import { buyer } from "./party.ts";

/**
 * What names a quote: the secret of its mailed link, or its id, for whoever has the address that it went to and has confirmed it.
 */
export const namedQuote = z.union([
  z.strictObject({ token: z.string().min(20).max(100) }),
  z.strictObject({ id }),
]);

export type NamedQuote = z.infer<typeof namedQuote>;

export const quoteStates = ["open", "accepted", "declined", "withdrawn", "expired"] as const;

export type QuoteState = (typeof quoteStates)[number];

/** What somebody is offered, before they decide. Whoever else holds the link is told whom it is for, and nothing of what it says. */
export const readQuote = command(
  "read-quote",
  z.strictObject({ quote: namedQuote }),
  z.strictObject({
    email: z.string(),
    isMine: z.boolean(),
    state: z.enum(quoteStates),
    quote: z
      .strictObject({
        id,
        title: z.string(),
        note: z.string(),
        currency: z.enum(currencies),
        taxRate: z.number().int(),
        net: cents,
        tax: cents,
        gross: cents,
        madeOn: day,
        validUntil: day,
        lines: z.array(billingLine),
        /** Years of hosting that come with it, and what one costs afterwards. */
        hostingYears: z.number().int(),
        hostingCents: cents,
      })
      .optional(),
    /** Where their invoices went until now. */
    buyer: buyer.optional(),
  }),
);
