import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/database-types.ts";
import type { Auth } from "../auth-parts.ts";
import { AuthError } from "../request/auth-error.ts";
import type { Caller } from "./find-caller.ts";

/** How long after signing in somebody is taken for who signed in, in what would give the account away: address, password. */
const recently = "1 hour";

/** Whether a session was opened within the last hour. Refreshing it does not make it younger. */
export async function isRecentSession(connection: Kysely<Schema>, session: string): Promise<boolean> {
  const recent = await connection
    .selectFrom("auth.sessions")
    .select("id")
    .where("id", "=", session)
    .where("created_at", ">", sql<Date>`now() - ${recently}::interval`)
    .executeTakeFirst();
  return recent !== undefined;
}

/**
 * Throws `reauthentication_needed` unless the caller's session was opened within the last hour: a session that somebody
 * left open, or stole, must not be enough to take an account.
 */
export async function requireRecentSignIn(auth: Auth, { claims }: Caller): Promise<void> {
  if (await isRecentSession(auth.database.typed, claims.session_id)) return;
  throw new AuthError(400, "reauthentication_needed", "This change requires reauthentication");
}
