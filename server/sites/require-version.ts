import type { Transaction } from "kysely";
import type { Schema } from "../db/database-types.ts";
import { noVersion } from "./read-version.ts";

/** Throws `not_found` where a site has no version with this number. Whoever asks may look at the site. */
export async function requireVersion(
  transaction: Transaction<Schema>,
  site: string,
  version: number,
): Promise<void> {
  const found = await transaction
    .selectFrom("versions")
    .select("number")
    .where("site", "=", site)
    .where("number", "=", version)
    .executeTakeFirst();
  if (!found) throw noVersion();
}
