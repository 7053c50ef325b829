import { z } from "zod";
import { job } from "../jobs/job.ts";
import { doBillingDay } from "./do-billing-day.ts";

/** What a day brings: renewals, reminders, notices, suspensions. Hours later it is done again, for what failed. */
export const billingDay = job({
  name: "billing-day",
  data: z.object({}),
  retries: 3,
  retryAfter: 600,
  longest: 3_600,
  atOnce: 1,
  every: "10 6,14 * * *",
  run: (_, parts, signal) => doBillingDay(parts, signal),
});
