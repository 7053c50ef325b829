import { copyFile, stat, truncate } from "node:fs/promises";

const largest = 1024 * 1024;

/**
 * Moves what the log at `path` holds to `path.1` once it is over 1 MB. The file stays the same one, because PostgreSQL
 * keeps it open and writes at its end.
 */
export async function rotateLog(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (!found || found.size <= largest) return;
  await copyFile(path, `${path}.1`);
  await truncate(path);
}
