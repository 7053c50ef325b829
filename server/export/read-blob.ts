import { sql } from "kysely";
import type { Database } from "../db/database.ts";

/** Bytes that are read at once: the driver gets them as hexadecimal text, which would hold up everybody else. */
const slice = 192 * 1024;

/** The bytes that are kept under a hash, some at a time. Throws where they are not (any more). */
export async function* readBlob({ typed }: Database, sha256: Buffer): AsyncGenerator<Buffer> {
  for (let from = 1; ; from += slice) {
    const { rows } = await sql<{ bytes: Buffer }>`
      select substring(bytes from ${from}::int for ${slice}::int) as bytes from private.blobs
      where sha256 = ${sha256} and encoding = 'identity'
    `.execute(typed);
    const [row] = rows;
    if (!row) throw new Error(`the bytes of ${sha256.toString("hex")} are gone`);
    yield row.bytes;
    if (row.bytes.length < slice) return;
  }
}
