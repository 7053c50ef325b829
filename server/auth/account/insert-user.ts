import type { Kysely } from "kysely";
import type { Schema } from "../../db/database-types.ts";
import type { UserRow } from "./user-row.ts";

/** Stores a new account with its identities. Gives false, and stores nothing, when its address is taken. */
export async function insertUser(transaction: Kysely<Schema>, user: UserRow): Promise<boolean> {
  const { identities, ...columns } = user;
  const inserted = await transaction
    .insertInto("auth.users")
    .values({
      ...columns,
      raw_app_meta_data: JSON.stringify(user.raw_app_meta_data),
      raw_user_meta_data: JSON.stringify(user.raw_user_meta_data),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!inserted) return false;
  for (const { identity_id, id, email: _computed, identity_data, ...identity } of identities) {
    await transaction
      .insertInto("auth.identities")
      .values({ ...identity, id: identity_id, provider_id: id, identity_data: JSON.stringify(identity_data) })
      .execute();
  }
  return true;
}
