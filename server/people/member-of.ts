import type { Kysely } from "kysely";
import type { SiteRole } from "../../contract/permissions.ts";
import { CommandError } from "../api/command-error.ts";
import type { Schema } from "../db/database-types.ts";

/** What somebody is on a site. Throws `not_found` where they do not work on it (any more). */
export async function memberOf(connection: Kysely<Schema>, site: string, member: string): Promise<SiteRole> {
  const row = await connection
    .selectFrom("site_members")
    .select("role")
    .where("site", "=", site)
    .where("user_id", "=", member)
    .executeTakeFirst();
  if (row) return row.role;
  throw new CommandError("not_found", { message: "Whoever this was does not work on the site any more." });
}
