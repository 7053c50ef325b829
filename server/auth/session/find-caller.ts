import { sql } from "kysely";
import { isBanned, type UserRow, userColumns } from "../account/user-row.ts";
import type { Auth } from "../auth-parts.ts";
import { AuthError } from "../request/auth-error.ts";
import { AccessTokenError, type Claims, verifyAccessToken } from "./access-token.ts";

/** Whoever sent a request with a valid access token of a session that still exists; `isLook`: an administrator, as that account. */
export type Caller = { user: UserRow; claims: Claims; isLook: boolean };

/**
 * Finds the caller by the value of the `Authorization` header. Throws `no_authorization`, `bad_jwt`,
 * `user_not_found`, `session_not_found` (which makes auth-js forget its session) and `user_banned`.
 */
export async function findCaller(auth: Auth, authorization: string | undefined): Promise<Caller> {
  const token = bearerToken(authorization);
  if (token === undefined) {
    throw new AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token");
  }
  const claims = await readClaims(auth, token);
  const { rows } = await sql<UserRow & { session_kind: "own" | "look" | null }>`
    select ${userColumns}, (
      select private.kind_of_session(id) from auth.sessions where id = ${claims.session_id} and user_id = account.id
    ) as session_kind
    from auth.users as account where account.id = ${claims.sub} and account.deleted_at is null
  `.execute(auth.database.typed);
  const [row] = rows;
  if (!row) throw new AuthError(403, "user_not_found", "User from sub claim in JWT does not exist");
  const { session_kind, ...user } = row;
  if (session_kind === null) {
    throw new AuthError(403, "session_not_found", "Session from session_id claim in JWT does not exist");
  }
  if (isBanned(user)) throw new AuthError(403, "user_banned", "User is banned");
  return { user, claims, isLook: session_kind === "look" };
}

/** The same for what is nobody's but the account's own. Throws `not_admin` too, for whoever only looks as it does. */
export async function findOwnCaller(auth: Auth, authorization: string | undefined): Promise<Caller> {
  const caller = await findCaller(auth, authorization);
  if (caller.isLook) throw new AuthError(403, "not_admin", "This is the account's own alone to do");
  return caller;
}

/** The token of an `Authorization: Bearer` header, or undefined. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
}

async function readClaims(auth: Auth, token: string): Promise<Claims> {
  try {
    return await verifyAccessToken(auth.keys, token);
  } catch (error) {
    if (!(error instanceof AccessTokenError)) throw error;
    const reason = error.reason === "expired" ? "token is expired" : "unable to parse or verify signature";
    throw new AuthError(403, "bad_jwt", `invalid JWT: ${reason}`);
  }
}
