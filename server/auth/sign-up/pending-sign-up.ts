import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/database-types.ts";
import type { Metadata } from "../account/user-row.ts";
import type { OneTimeSecrets } from "../link/one-time-token.ts";
import { createCode, createLinkToken, hashCode, hashSecret } from "../link/secret-token.ts";
import type { CodeChallenge } from "../pkce/code-challenge.ts";

/** What a link of a pending sign-up is for, as it says in its own `type`. */
export type PendingLinkType = "signup" | "magiclink" | "recovery";

/** What somebody asked for who signed up: the hash of a password, and metadata. */
export type Wish = { passwordHash: string; metadata: Metadata };

/** Holds everything that is decided about an address until the transaction ends. Take it before any row. */
export async function lockAddress(transaction: Kysely<Schema>, email: string): Promise<void> {
  await sql`select private.lock_address(${email})`.execute(transaction);
}

/**
 * Stores a sign-up beside those that wait already, and gives the secrets of its mail. `wish` is null for a link that
 * somebody asked for who had signed up before and now wants to get in by other means.
 */
export async function insertPendingSignUp(
  transaction: Kysely<Schema>,
  input: {
    userId: string;
    email: string;
    linkType: PendingLinkType;
    wish: Wish | null;
    challenge: CodeChallenge | null;
  },
): Promise<OneTimeSecrets> {
  const secrets = { token: createLinkToken(input.challenge !== null), code: createCode() };
  const tokenHash = hashSecret(secrets.token);
  await transaction
    .insertInto("private.pending_sign_ups")
    .values({
      id: randomUUID(),
      user_id: input.userId,
      email: input.email,
      link_type: input.linkType,
      encrypted_password: input.wish?.passwordHash ?? null,
      metadata: input.wish && JSON.stringify(input.wish.metadata),
      token_hash: tokenHash,
      code_hash: hashCode(tokenHash, secrets.code),
      code_challenge: input.challenge?.challenge ?? null,
      code_challenge_method: input.challenge?.method ?? null,
    })
    .execute();
  return secrets;
}

/**
 * Stores a sign-up for an address that has an account: it decides nothing and no link of it is mailed. It is there so
 * that signing in with its password answers as it does where there is no account yet.
 */
export async function insertSettledSignUp(
  transaction: Kysely<Schema>,
  input: { userId: string; email: string; passwordHash: string },
): Promise<void> {
  await transaction
    .insertInto("private.pending_sign_ups")
    .values({
      id: randomUUID(),
      user_id: input.userId,
      email: input.email,
      link_type: "signup",
      encrypted_password: input.passwordHash,
      settled_at: sql<Date>`now()`,
    })
    .execute();
}

/** Ends every pending sign-up of the address with its link: its owner has proven it by other means. */
export async function discardSignUps(transaction: Kysely<Schema>, email: string): Promise<void> {
  await transaction.deleteFrom("private.pending_sign_ups").where("email", "=", email).execute();
}
