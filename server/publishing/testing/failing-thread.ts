// In place of renderer-worker.ts: does what the document says, or answers with a site without files.
import { parentPort } from "node:worker_threads";
import type { RenderAnswer, RenderTask } from "../renderer-worker.ts";

parentPort?.on("message", (task: RenderTask) => {
  const document: unknown = "text" in task ? JSON.parse(task.text) : undefined;
  if (document === "never ends") for (;;);
  if (document === "dies") process.exit(7);
  const held: number[][] = [];
  if (document === "takes all memory") for (;;) held.push(Array.from({ length: 100_000 }, Math.random));
  answer({ result: { files: [], unknownBlocks: [] } });
});
answer({ isReady: true });

function answer(message: RenderAnswer): void {
  parentPort?.postMessage(message);
}
