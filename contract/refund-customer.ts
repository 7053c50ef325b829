import { z } from "zod";
import { cents } from "./billing-fields.ts";
import { adminCommand, done, id, request } from "./command.ts";

/** Says that what a customer had in favour went back by bank. */
export const refundCustomer = adminCommand(
  "refund-customer",
  z.strictObject({
    request,
    /** One of theirs, which says who they are and in which currency. */
    invoice: id,
    amountCents: cents.min(1),
    reference: z.string().trim().max(200),
  }),
  done,
);
