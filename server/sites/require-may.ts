import type { Kysely } from "kysely";
import { type DecidingSettings, mayDo, type SiteAct, type SiteRole } from "../../contract/permissions.ts";
import { CommandError } from "../api/command-error.ts";
import type { Actor } from "../api/handle-command.ts";
import type { Schema } from "../db/database-types.ts";

/**
 * Gives what somebody is on a site, where they may do `act` with it at this moment. Throws `site_not_found` for whoever is no
 * member, and `not_permitted`.
 */
export async function requireMay(
  connection: Kysely<Schema>,
  actor: Pick<Actor, "id">,
  site: string,
  act: SiteAct,
): Promise<SiteRole> {
  const found = await connection
    .selectFrom("site_members")
    .innerJoin("sites", "sites.id", "site_members.site")
    .select(["site_members.role", "sites.settings"])
    .where("site_members.site", "=", site)
    .where("site_members.user_id", "=", actor.id)
    .executeTakeFirst();
  if (!found) throw new CommandError("site_not_found");
  if (!mayDo(found.role, act, found.settings as DecidingSettings)) throw new CommandError("not_permitted");
  return found.role;
}
