import { type Kysely, sql } from "kysely";
import type { JsonObject, Schema } from "../../db/database-types.ts";

/** Lays `changes` over what the account's e-mail identity and its metadata say of the address. */
export async function updateEmailClaims(
  transaction: Kysely<Schema>,
  userId: string,
  changes: { email?: string; email_verified?: boolean },
): Promise<void> {
  const json = JSON.stringify(changes);
  await transaction
    .updateTable("auth.identities")
    .set({
      identity_data: sql<JsonObject>`identity_data || ${json}::jsonb`,
      updated_at: sql<Date>`now()`,
    })
    .where("user_id", "=", userId)
    .where("provider", "=", "email")
    .execute();
  await transaction
    .updateTable("auth.users")
    .set({ raw_user_meta_data: sql<JsonObject>`raw_user_meta_data || ${json}::jsonb` })
    .where("id", "=", userId)
    .execute();
}
