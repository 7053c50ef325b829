import { z } from "zod";
import { adminCommand, done, id, request } from "./command.ts";

/** Gives up what is still to be paid of an invoice. */
export const waiveInvoice = adminCommand(
  "waive-invoice",
  z.strictObject({ request, invoice: id, reason: z.string().trim().min(1).max(300) }),
  done,
);
