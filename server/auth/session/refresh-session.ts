import { createHmac } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/database-types.ts";
import { findUserById, isBanned, type UserRow } from "../account/user-row.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Auth, Requester } from "../auth-parts.ts";
import { createSecretToken, hashSecret } from "../link/secret-token.ts";
import { AuthError } from "../request/auth-error.ts";
import { endSessions } from "./end-sessions.ts";
import {
  type AuthenticationMethod,
  type OpenSession,
  type SessionBody,
  sessionBody,
  storeRefreshToken,
} from "./session.ts";

/**
 * How long an exchanged token may be exchanged again: tabs that refresh at once, an answer lost on its way. All get the
 * same successor, so that whoever copied the token meanwhile holds nothing of their own: the first of them to use the
 * successor after the other shows as reuse.
 */
const grace = "10 seconds";

type Outcome = { user: UserRow; session: OpenSession } | "not-found" | "reused" | "banned";

/**
 * Exchanges a refresh token for a new one and a new access token. Within 10 s the same token can be exchanged again,
 * for the same new one, so that all of several requests at once end with a usable session; later it is taken for stolen
 * and its session ends. Throws `refresh_token_not_found`, `refresh_token_already_used`, `user_banned`.
 */
export async function refreshSession(
  auth: Auth,
  refreshToken: string,
  requester: Requester,
): Promise<SessionBody> {
  const outcome = await auth.database.typed
    .transaction()
    .execute((transaction) => exchange(transaction, refreshToken, requester));
  switch (outcome) {
    case "not-found":
      throw new AuthError(400, "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found");
    case "reused":
      throw new AuthError(400, "refresh_token_already_used", "Invalid Refresh Token: Already Used");
    case "banned":
      throw new AuthError(400, "user_banned", "User is banned");
    default:
      return sessionBody(auth, outcome.user, outcome.session);
  }
}

async function exchange(transaction: Kysely<Schema>, token: string, requester: Requester): Promise<Outcome> {
  const tokenHash = hashSecret(token);
  const session = await lockSessionOf(transaction, tokenHash);
  const user = session && (await findUserById(transaction, session.user_id));
  if (!session || !user) return "not-found";
  if (isBanned(user)) return "banned";
  const seed = await revoke(transaction, tokenHash);
  if (seed === undefined) {
    await endSessions(transaction, user.id, { only: session.id });
    const traits = { session_id: session.id };
    await recordAudit(transaction, { action: "refresh_token_reused", user, traits }, requester);
    return "reused";
  }
  const now = sql<Date>`now()`;
  await transaction
    .updateTable("auth.sessions")
    .set({ refreshed_at: now, updated_at: now })
    .where("id", "=", session.id)
    .execute();
  const refreshToken = successorOf(token, seed);
  await storeRefreshToken(transaction, {
    token: refreshToken,
    sessionId: session.id,
    userId: user.id,
    parent: tokenHash,
  });
  return { user, session: { id: session.id, aal: session.aal, amr: session.amr, refreshToken } };
}

type SessionRow = { id: string; user_id: string; aal: string; amr: AuthenticationMethod[] };

/** Exchanges within one session take turns, and each sees what the one before it did. */
async function lockSessionOf(
  transaction: Kysely<Schema>,
  tokenHash: string,
): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    select id, user_id, aal, amr from auth.sessions
    where id = (select session_id from auth.refresh_tokens where token = ${tokenHash})
    for update`.execute(transaction);
  return rows[0];
}

/**
 * Marks the token as exchanged and gives the seed of its successor, the same each time; undefined when it was exchanged
 * longer ago than the grace allows.
 */
async function revoke(transaction: Kysely<Schema>, tokenHash: string): Promise<string | undefined> {
  const { rows } = await sql<{ successor_seed: string }>`
    update auth.refresh_tokens set revoked = true, updated_at = case when revoked then updated_at else now() end,
      successor_seed = coalesce(successor_seed, ${createSecretToken()})
    where token = ${tokenHash} and (not revoked or updated_at > clock_timestamp() - ${grace}::interval)
    returning successor_seed`.execute(transaction);
  return rows[0]?.successor_seed;
}

/** Neither who has the database nor who has the token alone can make the token that it is exchanged for. */
function successorOf(token: string, seed: string): string {
  return createHmac("sha256", seed).update(token).digest("base64url");
}
