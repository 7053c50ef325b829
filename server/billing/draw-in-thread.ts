import { Worker } from "node:worker_threads";
import type { InvoicePaper } from "./invoice-paper.ts";
import type { StatementPaper } from "./statement-paper.ts";

/** Draws an invoice or a statement in a thread of its own, which ends with it: fonts are cut for each, and nobody else waits for that. */
export function drawInThread(paper: InvoicePaper | StatementPaper): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./draw-worker.ts", import.meta.url), {
      workerData: paper,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    worker.once("message", (bytes: Uint8Array) => resolve(bytes));
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`the thread that draws a paper ended with ${code}`)));
  });
}
