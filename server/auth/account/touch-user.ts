import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/database-types.ts";

export type UserTime =
  | "confirmation_sent_at"
  | "email_confirmed_at"
  | "last_sign_in_at"
  | "reauthentication_sent_at"
  | "recovery_sent_at"
  | "updated_at";

/** Sets the named times of the account to now. */
export async function touchUser(
  transaction: Kysely<Schema>,
  id: string,
  times: readonly UserTime[],
): Promise<void> {
  const now = sql<Date>`now()`;
  await transaction
    .updateTable("auth.users")
    .set(Object.fromEntries(times.map((name) => [name, now])))
    .where("id", "=", id)
    .execute();
}
