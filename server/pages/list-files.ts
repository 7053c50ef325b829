import { readdir } from "node:fs/promises";
import { join } from "node:path";

/** All files below `directory`, with their paths as `directory` begins them; none when it does not exist. */
export async function listFiles(directory: string): Promise<string[]> {
  try {
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    if ((error as { code?: string }).code === "ENOENT") return [];
    throw error;
  }
}
