import { sql, type Transaction } from "kysely";
import type { Schema } from "../db/database-types.ts";

/**
 * Keeps `bytes` under their hash, which it gives: those that are there already are not written again, and marked as new, so
 * that whoever erases what nobody uses leaves them.
 */
export async function storeBlob(transaction: Transaction<Schema>, bytes: Uint8Array): Promise<Buffer> {
  // In another thread: of some megabytes it takes as long as many requests.
  const sha256 = Buffer.from(await crypto.subtle.digest("SHA-256", new Uint8Array(bytes)));
  await transaction
    .insertInto("private.blobs")
    .values({
      sha256,
      encoding: "identity",
      bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
    })
    .onConflict((conflict) =>
      conflict.columns(["sha256", "encoding"]).doUpdateSet({ created_at: sql`now()` }),
    )
    .execute();
  return sha256;
}
