import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { TarEntry } from "./write-tar.ts";

/** What a server keeps in its folder beside the database, and cannot make again as it was. */
export const secretFiles = ["password", "secret-key", "outbox-key"] as const;

/** Those of them that there are. */
export async function* readSecrets(dataDir: string): AsyncGenerator<TarEntry> {
  for (const name of secretFiles) {
    const bytes = await readFile(join(dataDir, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return undefined;
      throw error;
    });
    if (bytes) yield { name, kind: "file", bytes: bytes.length, chunks: [bytes] };
  }
}
