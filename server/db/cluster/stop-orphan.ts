import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { StartError } from "../../lifecycle/start-error.ts";
import { findProcesses } from "./find-processes.ts";
import { readPostmasterFile } from "./read-postmaster-file.ts";

/**
 * Stops the PostgreSQL that a killed server left running on the cluster in `files`; gives whether there was one. It is
 * asked to end cleanly, after 20 s told to end at once (it then recovers at the next start: nothing is lost).
 * Throws `StartError` when it survives that. The caller must hold the lock of the data directory.
 */
export async function stopOrphan(files: string, patience = 20_000): Promise<boolean> {
  const found = await findProcesses(files);
  if (found.length === 0) {
    // Its process is gone, but its id may live on in another one (or in a zombie), at which PostgreSQL would stop.
    if (process.platform === "linux") await rm(join(files, "postmaster.pid"), { force: true });
    return false;
  }
  const postmaster = await readPostmasterFile(files);
  for (const signal of ["SIGINT", "SIGQUIT"] as const) {
    if (postmaster && found.includes(postmaster.pid)) send(postmaster.pid, signal);
    const deadline = Date.now() + patience;
    while (Date.now() < deadline) {
      if ((await findProcesses(files)).length === 0) return true;
      await wait(20);
    }
  }
  throw new StartError(
    `a PostgreSQL left running (process ${found[0]}) does not end: end it, then start again`,
  );
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error; // ended by itself
  }
}
