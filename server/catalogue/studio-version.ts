import { type Kysely, sql } from "kysely";
import { CommandError } from "../api/command-error.ts";
import type { Schema } from "../db/database-types.ts";
import { noVersion } from "../sites/read-version.ts";

/** A version of a site of the studio's, and whose site it is. */
export type StudioVersion = { owner: string; document: unknown };

/**
 * What was published as a version of a site whose owner administers the studio. In a transaction that makes something of it
 * (`isMaking`) the site stays whose it is until that ends. Throws `not_found`, `site_trashed`, and `not_now` for whoever else's site.
 */
export async function studioVersion(
  connection: Kysely<Schema>,
  { site, version }: { site: string; version: number },
  { isMaking = false }: { isMaking?: boolean } = {},
): Promise<StudioVersion> {
  const row = await connection
    .selectFrom("sites")
    .select(["owner", "trashed_at"])
    .select(({ ref }) => sql<boolean>`private.administers(${ref("owner")})`.as("is_studios"))
    .where("id", "=", site)
    .$if(isMaking, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw new CommandError("not_found", { message: "There is no such site any more." });
  if (!row.owner || !row.is_studios) {
    throw new CommandError("not_now", {
      message: "This site is not the studio's: whoever owns it is no administrator.",
    });
  }
  if (row.trashed_at !== null) throw new CommandError("site_trashed");
  const found = await connection
    .selectFrom("versions")
    .innerJoin("private.documents", "private.documents.hash", "versions.document_hash")
    .select("private.documents.body")
    .where("versions.site", "=", site)
    .where("versions.number", "=", version)
    .executeTakeFirst();
  if (!found) throw noVersion();
  return { owner: row.owner, document: JSON.parse(found.body) };
}
