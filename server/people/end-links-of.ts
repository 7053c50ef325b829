import { sql, type Transaction } from "kysely";
import type { Schema } from "../db/database-types.ts";

/** Who is removed knows what opens the previews that they made, and would go on reading the draft by it. */
export async function endLinksOf(
  transaction: Transaction<Schema>,
  site: string,
  author: string,
): Promise<void> {
  await transaction
    .updateTable("preview_links")
    .set({ revoked_at: sql<Date>`now()` })
    .where("site", "=", site)
    .where("author", "=", author)
    .where("revoked_at", "is", null)
    .execute();
}
