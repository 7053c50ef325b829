import type { Transaction } from "kysely";
import { CommandError } from "../api/command-error.ts";
import type { Schema } from "../db/database-types.ts";

/** Throws where `host` is not a domain that is known to be the site's; its name under the studio's host (null) always is. */
export async function requireVerified(
  transaction: Transaction<Schema>,
  site: string,
  host: string | null,
): Promise<void> {
  if (host === null) return;
  const found = await transaction
    .selectFrom("domains")
    .select("id")
    .where("site", "=", site)
    .where("host", "=", host)
    .where("state", "in", ["verified", "lost"])
    .executeTakeFirst();
  if (found) return;
  throw new CommandError("not_now", {
    message: "This domain does not lead here yet. Set its records, and let it be checked first.",
  });
}
