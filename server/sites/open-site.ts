import type { Selectable, Transaction } from "kysely";
import type { SiteAct } from "../../contract/permissions.ts";
import { CommandError } from "../api/command-error.ts";
import type { Actor } from "../api/handle-command.ts";
import type { Schema } from "../db/database-types.ts";
import { requireMay } from "./require-may.ts";

export type SiteRow = Selectable<Schema["sites"]>;

type Options = {
  /** Whether it may be in the trash, or suspended: for what takes it out, or only looks. */
  inAnyState?: boolean;
};

/**
 * The row of a site, locked until the transaction ends, for a member who may do `act` with it. Throws `CommandError`:
 * `site_not_found` for whoever is no member, `not_permitted`, `site_trashed`, `site_suspended`.
 */
export async function openSite(
  transaction: Transaction<Schema>,
  actor: Actor,
  site: string,
  act: SiteAct,
  { inAnyState = false }: Options = {},
): Promise<SiteRow> {
  const row = await transaction
    .selectFrom("sites")
    .innerJoin("site_members", "site_members.site", "sites.id")
    .selectAll("sites")
    .where("sites.id", "=", site)
    .where("site_members.user_id", "=", actor.id)
    .forUpdate("sites")
    .executeTakeFirst();
  if (!row) throw new CommandError("site_not_found");
  // Looked up once the site is locked, which who changes its people holds too: whom one has waited for may have ended this.
  await requireMay(transaction, actor, site, act);
  if (!inAnyState && row.trashed_at !== null) throw new CommandError("site_trashed");
  if (!inAnyState && row.suspended_at !== null) throw new CommandError("site_suspended");
  return row;
}
