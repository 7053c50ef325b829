import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/database-types.ts";
import { type CodeChallenge, readChallenge } from "../pkce/code-challenge.ts";
import { createCode, createLinkToken, hashCode, hashSecret, sameSecret } from "./secret-token.ts";

export type OneTimeTokenType =
  | "recovery_token"
  | "magic_link_token"
  | "email_change_token_new"
  | "reauthentication_token";

/** What goes into the mail: the secret of its link and the code to type instead. Neither is stored as it is. */
export type OneTimeSecrets = { token: string; code: string };

/** Which stored token a link or a code belongs to, and the address that its mail went to. */
export type FoundToken = { id: string; userId: string; email: string };

/** What a used token was for; `challenge` when a browser waits to exchange a code. */
export type UsedToken = { type: OneTimeTokenType; email: string; challenge: CodeChallenge | null };

const usualLifetime = "1 hour";

/** How often a code may be tried, right or wrong. */
export const mostTries = 5;

/**
 * Makes a link's secret and a code for the account. Those mailed before for the same purpose end, but for a change of
 * address, where anybody may ask for the mail again. With a `challenge` the link leads on with a code to exchange instead
 * of with a session. Call with the account held.
 */
export async function issueOneTimeToken(
  transaction: Kysely<Schema>,
  type: OneTimeTokenType,
  user: { id: string },
  email: string,
  challenge: CodeChallenge | null = null,
  { lifetime = usualLifetime }: { lifetime?: string } = {},
): Promise<OneTimeSecrets> {
  const secrets = { token: createLinkToken(challenge !== null), code: createCode() };
  const tokenHash = hashSecret(secrets.token);
  const row = {
    id: randomUUID(),
    token_hash: tokenHash,
    code_hash: hashCode(tokenHash, secrets.code),
    relates_to: email,
    code_challenge: challenge?.challenge ?? null,
    code_challenge_method: challenge?.method ?? null,
    attempts: 0,
    expires_at: sql<Date>`now() + ${lifetime}::interval`,
    created_at: sql<Date>`now()`,
  };
  if (type !== "email_change_token_new") await endTokens(transaction, user.id, [type]);
  await transaction
    .insertInto("auth.one_time_tokens")
    .values({ ...row, user_id: user.id, token_type: type })
    .execute();
  return secrets;
}

/** Finds what a link's secret belongs to, without using it up. */
export async function findTokenByLink(
  connection: Kysely<Schema>,
  types: readonly OneTimeTokenType[],
  token: string,
): Promise<FoundToken | undefined> {
  return connection
    .selectFrom("auth.one_time_tokens")
    .select(["id", "user_id as userId", "relates_to as email"])
    .where("token_hash", "=", hashSecret(token))
    .where("token_type", "in", types)
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
}

/**
 * Finds what a typed code belongs to, without using it up. Every call counts as a try, and is counted before the
 * code is looked at: call it outside of a transaction, or a refusal would take the count back. The link of the same
 * mail, which cannot be guessed, outlives the code.
 */
export async function findTokenByCode(
  connection: Kysely<Schema>,
  types: readonly OneTimeTokenType[],
  email: string,
  code: string,
): Promise<FoundToken | undefined> {
  const rows = await connection
    .with("tried", (query) =>
      query
        .selectFrom("auth.one_time_tokens")
        .select("id")
        .where("relates_to", "=", email)
        .where("token_type", "in", types)
        .where("expires_at", ">", sql<Date>`now()`)
        .where("attempts", "<", mostTries)
        .orderBy("id")
        .forUpdate(),
    )
    .updateTable("auth.one_time_tokens as token")
    .from("tried")
    .set((token) => ({ attempts: token("token.attempts", "+", 1) }))
    .whereRef("token.id", "=", "tried.id")
    .returning([
      "token.id",
      "token.user_id as userId",
      "token.relates_to",
      "token.token_hash",
      "token.code_hash",
    ])
    .execute();
  const match = rows.find((row) => sameSecret(row.code_hash, hashCode(row.token_hash, code)));
  return match && { id: match.id, userId: match.userId, email: match.relates_to };
}

/**
 * Uses a found token up: of several at once, one gets what it was for and the others undefined. Call with the user
 * locked.
 */
export async function consumeToken(
  transaction: Kysely<Schema>,
  found: FoundToken,
): Promise<UsedToken | undefined> {
  const used = await transaction
    .deleteFrom("auth.one_time_tokens")
    .where("id", "=", found.id)
    .where("expires_at", ">", sql<Date>`now()`)
    .returning(["token_type as type", "relates_to as email", "code_challenge", "code_challenge_method"])
    .executeTakeFirst();
  return used && { type: used.type, email: used.email, challenge: readChallenge(used) };
}

/** Ends the account's links and codes of these types, or all of them. */
export async function endTokens(
  transaction: Kysely<Schema>,
  userId: string,
  types: readonly OneTimeTokenType[] | "all",
): Promise<void> {
  const all = transaction.deleteFrom("auth.one_time_tokens").where("user_id", "=", userId);
  await (types === "all" ? all : all.where("token_type", "in", types)).execute();
}
