import { sql } from "kysely";
import type { Auth } from "../auth-parts.ts";
import { AuthError } from "../request/auth-error.ts";
import type { Caller } from "./find-caller.ts";

/** How long after signing in somebody is taken for who signed in, in what would give the account away: address, password. */
const recently = "1 hour";

/**
 * Throws `reauthentication_needed` unless the caller's session was opened within the last hour: a session that somebody
 * left open, or stole, must not be enough to take an account. Refreshing a session does not make it younger.
 */
export async function requireRecentSignIn(auth: Auth, { claims }: Caller): Promise<void> {
  const recent = await auth.database.typed
    .selectFrom("auth.sessions")
    .select("id")
    .where("id", "=", claims.session_id)
    .where("created_at", ">", sql<Date>`now() - ${recently}::interval`)
    .executeTakeFirst();
  if (recent) return;
  throw new AuthError(400, "reauthentication_needed", "This change requires reauthentication");
}
