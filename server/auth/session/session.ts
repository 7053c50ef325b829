import type { Kysely } from "kysely";
import type { Schema } from "../../db/database-types.ts";
import { type UserBody, userBody } from "../account/user-body.ts";
import type { UserRow } from "../account/user-row.ts";
import type { Auth, Requester } from "../auth-parts.ts";
import { createSecretToken, hashSecret } from "../link/secret-token.ts";
import { accessTokenLifetime, type Claims, signAccessToken } from "./access-token.ts";

export type AuthenticationMethod = { method: "password" | "otp"; timestamp: number };

export type OpenSession = {
  id: string;
  aal: string;
  amr: AuthenticationMethod[];
  /** Known here and to the client only; the database has its hash. */
  refreshToken: string;
};

/** The answer that carries a session, as auth-js stores it. */
export type SessionBody = {
  access_token: string;
  token_type: "bearer";
  expires_in: number;
  expires_at: number;
  refresh_token: string;
  user: UserBody;
};

/** Opens a session for an account that has just proven who it is. Gives it with its first refresh token. */
export async function openSession(
  transaction: Kysely<Schema>,
  user: { id: string },
  method: AuthenticationMethod["method"],
  requester: Requester,
): Promise<OpenSession> {
  const amr = [{ method, timestamp: Math.floor(Date.now() / 1000) }];
  const session = await transaction
    .insertInto("auth.sessions")
    .values({ user_id: user.id, amr: JSON.stringify(amr), user_agent: requester.userAgent, ip: requester.ip })
    .returning(["id", "aal"])
    .executeTakeFirstOrThrow();
  const refreshToken = createSecretToken();
  await storeRefreshToken(transaction, {
    token: refreshToken,
    sessionId: session.id,
    userId: user.id,
    parent: null,
  });
  return { ...session, amr, refreshToken };
}

/**
 * Stores a refresh token of the session, if it is not there yet; `parent` is the hash of the one it was exchanged for.
 */
export async function storeRefreshToken(
  transaction: Kysely<Schema>,
  token: { token: string; sessionId: string; userId: string; parent: string | null },
): Promise<void> {
  await transaction
    .insertInto("auth.refresh_tokens")
    .values({
      token: hashSecret(token.token),
      user_id: token.userId,
      session_id: token.sessionId,
      parent: token.parent,
    })
    .onConflict((conflict) => conflict.column("token").doNothing())
    .execute();
}

/** What an access token of the session says, from now until `expiresAt` (in seconds). */
export function claimsOf(
  siteUrl: string,
  user: UserRow,
  session: Pick<OpenSession, "id" | "aal" | "amr">,
  { issuedAt, expiresAt }: { issuedAt: number; expiresAt: number },
): Claims {
  return {
    iss: `${siteUrl}/auth/v1`,
    sub: user.id,
    aud: "authenticated",
    role: "authenticated",
    email: user.email,
    phone: "",
    session_id: session.id,
    aal: session.aal,
    amr: session.amr,
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    is_anonymous: false,
    iat: issuedAt,
    exp: expiresAt,
  };
}

/** Signs an access token for the session and gives the whole answer. Call after the transaction is committed. */
export async function sessionBody(auth: Auth, user: UserRow, session: OpenSession): Promise<SessionBody> {
  const issuedAt = Math.floor(Date.now() / 1000);
  const expiresAt = issuedAt + accessTokenLifetime;
  const claims = claimsOf(auth.siteUrl, user, session, { issuedAt, expiresAt });
  return {
    access_token: await signAccessToken(auth.keys, claims),
    token_type: "bearer",
    expires_in: accessTokenLifetime,
    expires_at: expiresAt,
    refresh_token: session.refreshToken,
    user: userBody(user),
  };
}
