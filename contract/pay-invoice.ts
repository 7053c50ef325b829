import { z } from "zod";
import { command, id } from "./command.ts";

/** Opens a page of Stripe's on which an invoice is paid by card. Where the studio takes no cards, it is refused. */
export const payInvoice = command(
  "pay-invoice",
  z.strictObject({ invoice: id }),
  z.strictObject({ link: z.url({ protocol: /^https$/ }) }),
);
