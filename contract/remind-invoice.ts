import { z } from "zod";
import { adminCommand, done, id, request } from "./command.ts";

/** Mails once more that an invoice is not paid; once a day at most. */
export const remindInvoice = adminCommand("remind-invoice", z.strictObject({ request, invoice: id }), done);
