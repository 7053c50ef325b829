import type { Selectable, Transaction } from "kysely";
import { CommandError } from "../api/command-error.ts";
import type { Schema } from "../db/database-types.ts";

/** The offer of a site that is locked, where it still stands. Throws `not_now`. */
export async function openOffer(
  transaction: Transaction<Schema>,
  site: string,
): Promise<Selectable<Schema["private.ownership_offers"]>> {
  const offer = await transaction
    .selectFrom("private.ownership_offers")
    .selectAll()
    .where("site", "=", site)
    .where("expires_at", ">", new Date())
    .executeTakeFirst();
  if (offer) return offer;
  throw new CommandError("not_now", {
    message: "This site is not offered to anybody.",
    hint: "The offer may have been taken back, or has run out after 7 days.",
  });
}
