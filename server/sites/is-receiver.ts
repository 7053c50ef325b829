import type { Transaction } from "kysely";
import type { Schema } from "../db/database-types.ts";

/**
 * Whether messages of `site` may be mailed to `address`: it is one that somebody has confirmed who reads them anyway, its owner
 * or an editor. So nobody gets mails by the million because a stranger typed their address.
 */
export async function isReceiver(
  transaction: Transaction<Schema>,
  site: string,
  address: string,
): Promise<boolean> {
  const found = await transaction
    .selectFrom("site_members")
    .innerJoin("auth.users", "auth.users.id", "site_members.user_id")
    .select("auth.users.id")
    .where("site_members.site", "=", site)
    .where("site_members.role", "in", ["owner", "editor"])
    .where("auth.users.email", "=", address.toLowerCase())
    .where("auth.users.email_confirmed_at", "is not", null)
    .where("auth.users.deleted_at", "is", null)
    .executeTakeFirst();
  return found !== undefined;
}
