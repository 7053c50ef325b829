import { z } from "zod";
import { command, done, id, request } from "./command.ts";

/** Mails once more that an invoice is not paid; once a day at most. For the studio. */
export const remindInvoice = command("remind-invoice", z.strictObject({ request, invoice: id }), done);
