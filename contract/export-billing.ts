import { z } from "zod";
import { adminCommand } from "./command.ts";

export const billingLists = ["invoices", "quotes", "subscriptions"] as const;

export type BillingList = (typeof billingLists)[number];

/** Gives a list of billing as a table (CSV), narrowed down as it is shown. */
export const exportBilling = adminCommand(
  "export-billing",
  z.strictObject({
    list: z.enum(billingLists),
    state: z
      .string()
      .regex(/^[a-z]+$/)
      .optional(),
    containing: z.string().max(80).optional(),
  }),
  z.strictObject({ csv: z.string(), count: z.number().int() }),
);
