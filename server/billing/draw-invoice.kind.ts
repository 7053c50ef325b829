import { z } from "zod";
import type { JobKind } from "../jobs/jobs.ts";

/** Draws the PDF of an invoice, once. */
export const drawInvoice = {
  name: "draw-invoice",
  data: z.object({ invoice: z.uuid() }),
} satisfies JobKind;
