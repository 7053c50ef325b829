import { z } from "zod";
import { cents, day } from "./billing-fields.ts";
import { adminCommand, done, id, request } from "./command.ts";

/** Says that money for an invoice has come to the bank. What is more than is owed stays in the customer's favour. */
export const recordPayment = adminCommand(
  "record-payment",
  z.strictObject({
    request,
    invoice: id,
    amountCents: cents.min(1),
    /** What was open as whoever books it saw it. Where that is another by now, nothing is booked. */
    openCents: cents.optional(),
    receivedOn: day,
    /** What the bank's statement calls it. */
    reference: z.string().trim().max(200),
  }),
  done,
);
