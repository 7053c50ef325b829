import { sql } from "kysely";
import { bePresent as command } from "../../contract/be-present.ts";
import { type DecidingSettings, mayDo } from "../../contract/permissions.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";

type Present = { name: string; page: string; is_caller: boolean };

export const bePresent = handle(command, async ({ input, actor, parts }) => {
  const { typed } = parts.database;
  // Of the draft no more than its revision: the document is large, and this is asked all the time.
  const found = await typed
    .selectFrom("site_members")
    .innerJoin("drafts", "drafts.site", "site_members.site")
    .innerJoin("sites", "sites.id", "site_members.site")
    .select(["site_members.role", "drafts.revision", "sites.settings"])
    .where("site_members.site", "=", input.site)
    .where("site_members.user_id", "=", actor.id)
    .executeTakeFirst();
  if (!found) throw new CommandError("site_not_found");
  if (!mayDo(found.role, "write", found.settings as DecidingSettings))
    throw new CommandError("not_permitted");
  const { rows } = await sql<Present>`
    select * from private.be_present(${input.site}, ${actor.id}, ${input.window}, ${input.page})
  `.execute(typed);
  return {
    revision: found.revision,
    others: rows.map(({ name, page, is_caller }) => ({ name, page, isMe: is_caller })),
  };
});
