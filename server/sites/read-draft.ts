import { CommandError } from "../api/command-error.ts";
import type { Actor } from "../api/handle-command.ts";
import type { Database } from "../db/database.ts";

/** The draft of a site for whoever works on it, in any role. Throws `site_not_found` for whoever does not. */
export async function readDraft({ typed }: Database, actor: Actor, site: string) {
  const draft = await typed
    .selectFrom("drafts")
    .innerJoin("sites", "sites.id", "drafts.site")
    .innerJoin("site_members", "site_members.site", "drafts.site")
    .select(["drafts.document", "drafts.revision", "sites.subdomain", "sites.template"])
    .where("drafts.site", "=", site)
    .where("site_members.user_id", "=", actor.id)
    .executeTakeFirst();
  if (!draft) throw new CommandError("site_not_found");
  return draft;
}
