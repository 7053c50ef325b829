import type { Kysely } from "kysely";
import type { Schema } from "../db/database-types.ts";

/** What has been found on a site and is wanted as it is, by the ids of the findings. */
export async function acceptedFindings(
  connection: Kysely<Schema>,
  site: string,
): Promise<ReadonlySet<string>> {
  const rows = await connection
    .selectFrom("accepted_findings")
    .select("finding")
    .where("site", "=", site)
    .execute();
  return new Set(rows.map(({ finding }) => finding));
}
