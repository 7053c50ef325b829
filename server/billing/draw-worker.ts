import { parentPort, workerData } from "node:worker_threads";
import { drawPaper } from "./draw-paper.ts";
import { drawStatement } from "./draw-statement.ts";
import type { InvoicePaper } from "./invoice-paper.ts";
import type { StatementPaper } from "./statement-paper.ts";

const paper = workerData as InvoicePaper | StatementPaper;
parentPort?.postMessage(await (paper.kind === "statement" ? drawStatement(paper) : drawPaper(paper)));
