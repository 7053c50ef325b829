import type { Transaction } from "kysely";
import { CommandError } from "../api/command-error.ts";
import type { Schema } from "../db/database-types.ts";

/** Throws `not_found` where `site` has no such comment. */
export async function requireComment(
  transaction: Transaction<Schema>,
  site: string,
  comment: string,
): Promise<void> {
  const found = await transaction
    .selectFrom("comments")
    .select("id")
    .where("site", "=", site)
    .where("id", "=", comment)
    .executeTakeFirst();
  if (found) return;
  throw new CommandError("not_found", { message: "This comment is not there any more." });
}
