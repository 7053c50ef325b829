import { parentPort, workerData } from "node:worker_threads";
import { drawPaper } from "./draw-paper.ts";
import type { InvoicePaper } from "./invoice-paper.ts";

parentPort?.postMessage(await drawPaper(workerData as InvoicePaper));
