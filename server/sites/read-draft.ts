import { mayDo, type SiteAct } from "../../contract/permissions.ts";
import { CommandError } from "../api/command-error.ts";
import type { Actor } from "../api/handle-command.ts";
import type { Database } from "../db/database.ts";

/**
 * The draft of a site for whoever works on it and may do `act` with it: in any role, unless told otherwise. Throws
 * `site_not_found` for whoever does not, and `not_permitted`.
 */
export async function readDraft({ typed }: Database, actor: Actor, site: string, act: SiteAct = "read") {
  const found = await typed
    .selectFrom("drafts")
    .innerJoin("sites", "sites.id", "drafts.site")
    .innerJoin("site_members", "site_members.site", "drafts.site")
    .select([
      "drafts.document",
      "drafts.revision",
      "sites.subdomain",
      "sites.canonical_host",
      "sites.template",
      "site_members.role",
    ])
    .where("drafts.site", "=", site)
    .where("site_members.user_id", "=", actor.id)
    .executeTakeFirst();
  if (!found) throw new CommandError("site_not_found");
  const { role, ...draft } = found;
  if (!mayDo(role, act)) throw new CommandError("not_permitted");
  return draft;
}
