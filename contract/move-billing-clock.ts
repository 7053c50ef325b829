import { z } from "zod";
import { day } from "./billing-fields.ts";
import { adminCommand, request } from "./command.ts";

/**
 * Lets days of billing pass, to see what they bring: renewals, reminders, suspensions. Only where nobody else
 * reaches the site.
 */
export const moveBillingClock = adminCommand(
  "move-billing-clock",
  z.strictObject({ request, days: z.number().int().min(1).max(400) }),
  z.strictObject({ today: day }),
);
