import { type Kysely, sql } from "kysely";
import type { JsonObject, Schema } from "../../db/database-types.ts";

/** Lays `changes` over the data of the account's e-mail identity, such as the address or whether it is verified. */
export async function updateEmailIdentity(
  transaction: Kysely<Schema>,
  userId: string,
  changes: { email?: string; email_verified?: boolean },
): Promise<void> {
  await transaction
    .updateTable("auth.identities")
    .set({
      identity_data: sql<JsonObject>`identity_data || ${JSON.stringify(changes)}::jsonb`,
      updated_at: sql<Date>`now()`,
    })
    .where("user_id", "=", userId)
    .where("provider", "=", "email")
    .execute();
}
