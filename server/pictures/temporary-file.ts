import { randomUUID } from "node:crypto";
import { type FileHandle, open, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Gives `work` an empty file that has no name any more: it is gone with the process at the latest, however that ends.
 */
export async function withTemporaryFile<Made>(work: (file: FileHandle) => Promise<Made>): Promise<Made> {
  const path = join(tmpdir(), `picture-${randomUUID()}`);
  const file = await open(path, "wx+", 0o600);
  try {
    await unlink(path);
    return await work(file);
  } finally {
    await file.close();
  }
}
