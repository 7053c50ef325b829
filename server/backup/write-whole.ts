import { createHash } from "node:crypto";
import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** How the names end of files that nobody may take for whole. */
export const unfinished = ".unfinished";

const sumEnd = ".sha256";

export type WrittenFile = { name: string; bytes: number; sha256: Buffer };

/**
 * Writes `chunks` into a file of `folder` that only this server's user reads. It has its name once it is whole and on the disk, with
 * its SHA-256 beside it: whatever ends this on the way leaves nothing that looks like it.
 */
export async function writeWhole(
  folder: string,
  name: string,
  chunks: AsyncIterable<Uint8Array>,
  signal?: AbortSignal,
): Promise<WrittenFile> {
  const path = join(folder, name);
  const begun = `${path}${unfinished}`;
  // What there is already is another's, and is not removed.
  const file = await open(begun, "wx", 0o600);
  try {
    const written = { name, ...(await writeChunks(file, chunks, signal)) };
    await writeSum(path, name, written.sha256);
    await rename(begun, path);
    await syncFolder(folder);
    return written;
  } catch (error) {
    await removeWhole(folder, name);
    throw error;
  }
}

/** Removes a file that was written, or begun, and its sum. */
export async function removeWhole(folder: string, name: string): Promise<void> {
  for (const end of [unfinished, sumEnd, ""]) await rm(join(folder, name + end), { force: true });
}

async function writeChunks(
  file: FileHandle,
  chunks: AsyncIterable<Uint8Array>,
  signal: AbortSignal | undefined,
): Promise<Pick<WrittenFile, "bytes" | "sha256">> {
  const hash = createHash("sha256");
  let bytes = 0;
  try {
    for await (const chunk of chunks) {
      signal?.throwIfAborted();
      hash.update(chunk);
      bytes += chunk.length;
      for (let at = 0; at < chunk.length; ) at += (await file.write(chunk, at)).bytesWritten;
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { bytes, sha256: hash.digest() };
}

/** As `sha256sum --check` reads it. */
async function writeSum(path: string, name: string, sha256: Buffer): Promise<void> {
  const file = await open(path + sumEnd, "w", 0o600);
  try {
    await file.write(`${sha256.toString("hex")}  ${name}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** So that the name is there after a lost power supply as well; Windows lets nobody open a folder. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const opened = await open(folder, "r");
  await opened.sync();
  await opened.close();
}
