import { existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { freemem } from "node:os";
import { join } from "node:path";

/** Where Linux keeps files in memory. */
const memory = "/dev/shm";
/** In bytes: more than all databases and browser profiles of one run, beside the memory that the run itself needs. */
const room = 6 * 2 ** 30;

/**
 * The environment with a temporary folder of this run's own, which is gone when the process ends: in memory where there is
 * room, since each test copies a database, which takes ten times as long on a disk that has no more to give (550 ms instead
 * of 50). Elsewhere the environment as it is.
 */
export function withTemporaryFolder(env) {
  if (env.TMPDIR || !existsSync(memory)) return env;
  const { bavail, bsize } = statfsSync(memory);
  if (Math.min(bavail * bsize, freemem()) < room) return env;
  const folder = mkdtempSync(join(memory, "fabula-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return { ...env, TMPDIR: folder };
}
