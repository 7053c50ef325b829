import type { Backend } from "./backend-client.ts";

/** How PostgREST names a token that is not, or no longer, good. */
const refusals = new Set(["PGRST301", "PGRST303"]);

/** What the account service answers for a token whose session, user or signature it does not know. */
const unknown = new Set([401, 403]);

type Auth = Pick<Backend["auth"], "getUser" | "signOut">;

/**
 * Takes what reading a profile threw. Where that refuses the token, asks the account service, and forgets the session that
 * it does not know either: as the client forgets one, so that other tabs follow. Gives true when it is forgotten; any other
 * failure, and no answer at all, changes nothing.
 */
export async function forgetEndedSession(auth: Auth, failure: unknown): Promise<boolean> {
  const { code } = (failure ?? {}) as { code?: unknown };
  if (typeof code !== "string" || !refusals.has(code)) return false;
  const { error } = await auth.getUser();
  if (!error) return false;
  // The client has forgotten a session that the service calls ended by itself.
  if (error.name === "AuthSessionMissingError") return true;
  if (!unknown.has(error.status ?? 0)) return false;
  await auth.signOut({ scope: "local" });
  return true;
}
