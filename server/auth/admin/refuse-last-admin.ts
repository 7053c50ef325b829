import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/database-types.ts";
import { AuthError } from "../request/auth-error.ts";

/**
 * Throws `conflict` when nobody else administers the studio who can sign in. Whoever else decides about administrators
 * waits until the transaction ends.
 */
export async function refuseLastAdmin(transaction: Kysely<Schema>, userId: string): Promise<void> {
  const { rows } = await sql<{ last: boolean }>`select private.is_last_admin(${userId}) as last`.execute(
    transaction,
  );
  if (rows[0]?.last) throw new AuthError(409, "conflict", "The last administrator must stay one.");
}
