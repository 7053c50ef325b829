import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/database-types.ts";
import { isBanned, lockUser } from "../account/user-row.ts";
import type { Auth, Requester } from "../auth-parts.ts";
import { createSecretToken, hashSecret } from "../link/secret-token.ts";
import { AuthError } from "../request/auth-error.ts";
import { openProvenSession } from "../session/open-proven-session.ts";
import { type SessionBody, sessionBody } from "../session/session.ts";
import { answersChallenge, type CodeChallenge } from "./code-challenge.ts";

/**
 * Makes the code that stands for an account whose address has just been proven; it works once, for 5 minutes, and only
 * for who knows what the challenge was made from.
 */
export async function issueAuthorizationCode(
  transaction: Kysely<Schema>,
  user: { id: string },
  { challenge, method }: CodeChallenge,
): Promise<string> {
  const code = createSecretToken();
  await transaction
    .insertInto("private.authorization_codes")
    .values({
      code_hash: hashSecret(code),
      user_id: user.id,
      code_challenge: challenge,
      code_challenge_method: method,
    })
    .execute();
  return code;
}

/**
 * Exchanges a code for a session. The code is used up whether or not the verifier fits. Throws `flow_state_not_found`,
 * `bad_code_verifier`, `user_banned`.
 */
export async function exchangeCode(
  auth: Auth,
  input: { code: string; verifier: string },
  requester: Requester,
): Promise<SessionBody> {
  const used = await auth.database.typed
    .deleteFrom("private.authorization_codes")
    .where("code_hash", "=", hashSecret(input.code))
    .returning([
      "user_id",
      "code_challenge as challenge",
      "code_challenge_method as method",
      sql<boolean>`expires_at > now()`.as("lives"),
    ])
    .executeTakeFirst();
  if (!used?.lives) throw flowNotFound();
  if (!answersChallenge({ challenge: used.challenge, method: used.method }, input.verifier)) {
    throw new AuthError(
      400,
      "bad_code_verifier",
      "code challenge does not match previously saved code verifier",
    );
  }
  const opened = await auth.database.typed.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, used.user_id);
    if (!user) return undefined;
    if (isBanned(user)) throw new AuthError(403, "user_banned", "User is banned");
    return openProvenSession(transaction, user, "authorization_code", requester);
  });
  if (!opened) throw flowNotFound();
  return sessionBody(auth, opened.user, opened.session);
}

function flowNotFound(): AuthError {
  return new AuthError(404, "flow_state_not_found", "invalid flow state, no valid flow state found");
}
