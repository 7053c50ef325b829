import { z } from "zod";
import { adminCommand, done, id, request } from "./command.ts";
import { day } from "./day.ts";
import { cents } from "./money.ts";

/** Says that money for an invoice has come to the bank. What is more than is owed stays in the customer's favour. */
export const recordPayment = adminCommand(
  "record-payment",
  z.strictObject({
    request,
    invoice: id,
    amountCents: cents.min(1),
    receivedOn: day,
    /** What the bank's statement calls it. */
    reference: z.string().trim().max(200),
  }),
  done,
);
