import { type Kysely, sql } from "kysely";
import type { JsonValue, Schema } from "../../db/database-types.ts";
import type { Metadata } from "../account/user-row.ts";
import { mostTries } from "../link/one-time-token.ts";
import { hashCode, hashSecret, sameSecret } from "../link/secret-token.ts";
import type { PendingLinkType, Wish } from "./pending-sign-up.ts";

/** A pending sign-up whose link or code was found, and the address it proves. */
export type FoundSignUp = { id: string; email: string };

/** Finds the sign-up that a link's secret belongs to, without using it up. */
export async function findSignUpByLink(
  connection: Kysely<Schema>,
  types: readonly PendingLinkType[],
  token: string,
): Promise<FoundSignUp | undefined> {
  return connection
    .selectFrom("private.pending_sign_ups")
    .select(["id", "email"])
    .where("token_hash", "=", hashSecret(token))
    .where("link_type", "in", types)
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
}

/**
 * Finds the sign-up that a typed code belongs to, without using it up. Every call counts as a try at each sign-up that
 * waits for the address, before any code is looked at: call it outside of a transaction.
 */
export async function findSignUpByCode(
  connection: Kysely<Schema>,
  types: readonly PendingLinkType[],
  email: string,
  code: string,
): Promise<FoundSignUp | undefined> {
  const rows = await connection
    .with("tried", (query) =>
      query
        .selectFrom("private.pending_sign_ups")
        .select("id")
        .where("email", "=", email)
        .where("link_type", "in", types)
        .where("token_hash", "is not", null)
        .where("expires_at", ">", sql<Date>`now()`)
        .where("attempts", "<", mostTries)
        .orderBy("id")
        .forUpdate(),
    )
    .updateTable("private.pending_sign_ups as pending")
    .from("tried")
    .set((pending) => ({ attempts: pending("pending.attempts", "+", 1) }))
    .whereRef("pending.id", "=", "tried.id")
    .returning(["pending.id", "pending.email", "pending.token_hash", "pending.code_hash"])
    .execute();
  const match = rows.find(
    (row) =>
      row.token_hash !== null &&
      row.code_hash !== null &&
      sameSecret(row.code_hash, hashCode(row.token_hash, code)),
  );
  return match && { id: match.id, email: match.email };
}

/** The newest sign-up (not a link asked for later) that waits for the address, however old, or undefined. */
export async function findNewestSignUp(
  connection: Kysely<Schema>,
  email: string,
): Promise<{ userId: string; wish: Wish } | undefined> {
  const row = await connection
    .selectFrom("private.pending_sign_ups")
    .select(["user_id", "encrypted_password", "metadata"])
    .where("email", "=", email)
    .where("link_type", "=", "signup")
    .where("settled_at", "is", null)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row || row.encrypted_password === null) return undefined;
  return {
    userId: row.user_id,
    wish: { passwordHash: row.encrypted_password, metadata: asMetadata(row.metadata) },
  };
}

/** The metadata of a stored sign-up; the table holds nothing there but objects. */
export function asMetadata(stored: JsonValue | null): Metadata {
  return (stored ?? {}) as Metadata;
}

/** Whether one of the sign-ups for the address asked for the password that made `passwordHash`. */
export async function hasAskedForPassword(
  connection: Kysely<Schema>,
  email: string,
  passwordHash: string,
): Promise<boolean> {
  const found = await connection
    .selectFrom("private.pending_sign_ups")
    .select("id")
    .where("email", "=", email)
    .where("encrypted_password", "=", passwordHash)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether anybody signed up with the address lately, whatever became of it. */
export async function hasSignUps(connection: Kysely<Schema>, email: string): Promise<boolean> {
  const found = await connection
    .selectFrom("private.pending_sign_ups")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirst();
  return found !== undefined;
}
