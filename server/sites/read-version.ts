import { type DecidingSettings, mayDo, type SiteAct } from "../../contract/permissions.ts";
import { CommandError } from "../api/command-error.ts";
import type { Actor } from "../api/handle-command.ts";
import type { Database } from "../db/database.ts";

/** What no version answers to. */
export const noVersion = () => new CommandError("not_found", { message: "The site has no such version." });

/**
 * What a version of a site says, beside its draft, for whoever works on it and may do `act` with it. Throws `site_not_found` for
 * whoever does not, `not_permitted`, and `not_found` where there is no such version.
 */
export async function readVersion(
  { typed }: Database,
  actor: Actor,
  { site, version }: { site: string; version: number },
  act: SiteAct = "read",
) {
  const found = await typed
    .selectFrom("site_members")
    .innerJoin("sites", "sites.id", "site_members.site")
    .leftJoin("versions", (join) =>
      join.onRef("versions.site", "=", "sites.id").on("versions.number", "=", version),
    )
    .leftJoin("private.documents", "private.documents.hash", "versions.document_hash")
    .leftJoin("private.builds", "private.builds.id", "sites.live_build")
    .select([
      "site_members.role",
      "sites.settings",
      "sites.subdomain",
      "private.documents.body",
      "private.builds.version as live",
    ])
    .where("site_members.site", "=", site)
    .where("site_members.user_id", "=", actor.id)
    .executeTakeFirst();
  if (!found) throw new CommandError("site_not_found");
  const { role, settings, subdomain, body, live } = found;
  if (!mayDo(role, act, settings as DecidingSettings)) throw new CommandError("not_permitted");
  if (body === null) throw noVersion();
  return { subdomain, live, document: JSON.parse(body) as unknown };
}
