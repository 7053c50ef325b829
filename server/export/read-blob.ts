import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { sql } from "kysely";
import type { Database } from "../db/database.ts";

/** Bytes that are read at once: the driver gets them as hexadecimal text, which would hold up everybody else. */
const slice = 192 * 1024;

/** The bytes that stand for a hash, some at a time; of a text all at once, because texts are kept in brotli alone. Throws where they are not (any more). */
export async function* readBlob({ typed }: Database, sha256: Buffer): AsyncGenerator<Buffer> {
  for (let from = 1; ; from += slice) {
    const { rows } = await sql<{ bytes: Buffer }>`
      select substring(bytes from ${from}::int for ${slice}::int) as bytes from private.blobs
      where sha256 = ${sha256} and encoding = 'identity'
    `.execute(typed);
    const [row] = rows;
    if (!row && from === 1) {
      yield await readText({ typed }, sha256);
      return;
    }
    if (!row) throw gone(sha256);
    yield row.bytes;
    if (row.bytes.length < slice) return;
  }
}

async function readText({ typed }: Pick<Database, "typed">, sha256: Buffer): Promise<Buffer> {
  const row = await typed
    .selectFrom("private.blobs")
    .select("bytes")
    .where("sha256", "=", sha256)
    .where("encoding", "=", "br")
    .executeTakeFirst();
  if (!row) throw gone(sha256);
  return promisify(brotliDecompress)(row.bytes);
}

function gone(sha256: Buffer): Error {
  return new Error(`the bytes of ${sha256.toString("hex")} are gone`);
}
