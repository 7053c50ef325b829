// Loaded into the measured server: how late its event loop is, told at each SIGUSR2 of the time since the last one.
import { renameSync, writeFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

const file = process.env.LOOP_FILE;
if (isMainThread && file) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  process.on("SIGUSR2", () => {
    writeFileSync(`${file}.new`, String(delay.percentile(99) / 1e6));
    renameSync(`${file}.new`, file);
    delay.reset();
  });
}
