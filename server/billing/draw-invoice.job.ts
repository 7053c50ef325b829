import { createHash } from "node:crypto";
import { sql } from "kysely";
import { job } from "../jobs/job.ts";
import { drawInThread } from "./draw-in-thread.ts";
import { drawInvoice } from "./draw-invoice.kind.ts";
import { readInvoicePaper } from "./invoice-paper.ts";

/** Whoever is first has drawn it: what another server drew meanwhile is thrown away, and nothing is ever drawn over. */
export const drawInvoiceJob = job({
  ...drawInvoice,
  retries: 10,
  retryAfter: 30,
  longest: 120,
  atOnce: 1,
  run: async ({ invoice }, { database: { typed } }) => {
    const known = await sql`select from private.invoice_documents where invoice = ${invoice}`.execute(typed);
    if (known.rows.length > 0) return;
    const paper = await readInvoicePaper(typed, invoice);
    if (!paper) return;
    const bytes = Buffer.from(await drawInThread(paper));
    const sha256 = createHash("sha256").update(bytes).digest();
    await sql`
      insert into private.invoice_documents (invoice, sha256, bytes) values (${invoice}, ${sha256}, ${bytes})
      on conflict (invoice) do nothing
    `.execute(typed);
  },
});
