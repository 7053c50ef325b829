import type { Kysely } from "kysely";
import type { Schema } from "../../db/database-types.ts";

/** Ends the account's codes that nobody has exchanged yet. */
export async function endCodes(transaction: Kysely<Schema>, userId: string): Promise<void> {
  await transaction.deleteFrom("private.authorization_codes").where("user_id", "=", userId).execute();
}
