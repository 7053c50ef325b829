import { readdir } from "node:fs/promises";
import { join, posix, relative, sep } from "node:path";

/** The paths of all files below `directory`, from there on and with slashes; none when it does not exist. */
export async function listFiles(directory: string): Promise<string[]> {
  try {
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(directory, join(parentPath, name)).split(sep).join(posix.sep));
  } catch (error) {
    if ((error as { code?: string }).code === "ENOENT") return [];
    throw error;
  }
}
