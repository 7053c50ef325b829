import type { FileHandle } from "node:fs/promises";
import { sql } from "kysely";
import type { Database } from "../db/database.ts";

/** Bytes that are read at once: the driver gets them as hexadecimal text, which would hold up everybody else. */
const slice = 192 * 1024;

/** Writes what is kept under `sha256` into `file`. Throws where nothing is. */
export async function readMaster({ typed }: Database, sha256: Buffer, file: FileHandle): Promise<void> {
  for (let from = 1; ; from += slice) {
    const { rows } = await sql<{ bytes: Buffer }>`
      select substring(bytes from ${from}::int for ${slice}::int) as bytes from private.blobs
      where sha256 = ${sha256} and encoding = 'identity'
    `.execute(typed);
    const [row] = rows;
    if (!row) throw new Error("the picture has lost what its files are made of");
    await file.write(row.bytes);
    if (row.bytes.length < slice) return;
  }
}
