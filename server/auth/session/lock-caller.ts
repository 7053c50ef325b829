import type { Kysely } from "kysely";
import type { Schema } from "../../db/database-types.ts";
import { lockUser, type UserRow } from "../account/user-row.ts";
import { AuthError } from "../request/auth-error.ts";
import type { Caller } from "./find-caller.ts";

/**
 * The caller's account, held until the transaction ends. Throws `session_not_found` when the session ended since the
 * request was let in: then nothing is changed any more.
 */
export async function lockCaller(transaction: Kysely<Schema>, { user, claims }: Caller): Promise<UserRow> {
  const locked = await lockUser(transaction, user.id);
  const session = await transaction
    .selectFrom("auth.sessions")
    .select("id")
    .where("id", "=", claims.session_id)
    .where("user_id", "=", user.id)
    .executeTakeFirst();
  if (locked && session) return locked;
  throw new AuthError(403, "session_not_found", "Session from session_id claim in JWT does not exist");
}
