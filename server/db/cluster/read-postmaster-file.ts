import { readFile } from "node:fs/promises";
import { join } from "node:path";

export type Postmaster = { pid: number; ready: boolean };

/**
 * What PostgreSQL says about itself in `postmaster.pid` of the cluster in `files`: undefined when it is not there (or
 * is being written). Lines of the file: PostgreSQL's source, src/include/utils/pidfile.h.
 */
export async function readPostmasterFile(files: string): Promise<Postmaster | undefined> {
  let text: string;
  try {
    text = await readFile(join(files, "postmaster.pid"), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
  const lines = text.split("\n");
  const pid = Math.abs(Number.parseInt(lines[0] ?? "", 10));
  if (!(pid > 0)) return undefined;
  return { pid, ready: lines[7]?.trim() === "ready" };
}
