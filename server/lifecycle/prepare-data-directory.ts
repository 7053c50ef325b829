import { randomUUID } from "node:crypto";
import { mkdir, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { StartError } from "./start-error.ts";

const reasons: Record<string, string> = {
  ENOENT: "its disk lets nobody make folders",
  EEXIST: "there is a file in its place",
  ENOTDIR: "a part of its path is a file",
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "its disk is read-only",
  ENOSPC: "its disk is full",
};

/** Makes sure that `directory` (absolute path) exists and can be written to. Throws `StartError` otherwise. */
export async function prepareDataDirectory(directory: string): Promise<void> {
  const trial = join(directory, `.trial-${randomUUID()}`);
  try {
    await makeFolder(directory);
    await writeFile(trial, "");
    await rm(trial);
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    throw new StartError(`DATA_DIR ${directory} cannot be used: ${reasons[code] ?? message}`, {
      cause: error,
    });
  }
}

// One level at a time: asked for all at once, Node never comes back from a file system without folders such as /proc.
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o755 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST" && (await stat(path)).isDirectory()) return;
    if (code !== "ENOENT" || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await mkdir(path, { mode: 0o755 });
  }
}
