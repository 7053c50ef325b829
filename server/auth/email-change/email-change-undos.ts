import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/database-types.ts";
import { hashSecret } from "../link/secret-token.ts";

/** Which account a way back leads to, and the address it had. */
export type Undo = { user_id: string; old_email: string };

/** From when to when it leads there; a second link of the same way back has the times of the first. */
export type UndoTimes = { created_at: Date; expires_at: Date };

/** Finds the way back that a mailed secret opens, without using it up. */
export async function findUndo(connection: Kysely<Schema>, token: string): Promise<Undo | undefined> {
  return connection
    .selectFrom("private.email_change_undos")
    .select(["user_id", "old_email"])
    .where("token_hash", "=", hashSecret(token))
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
}

/** Finds the account that can still be taken back to this (normalized) address, the one that had it last. */
export async function findUndoTo(
  connection: Kysely<Schema>,
  oldEmail: string,
): Promise<(Undo & UndoTimes) | undefined> {
  return connection
    .selectFrom("private.email_change_undos")
    .select(["user_id", "old_email", "created_at", "expires_at"])
    .where("old_email", "=", oldEmail)
    .where("expires_at", ">", sql<Date>`now()`)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Stores a way back to `old_email` for the secret's link; for 7 days from now, if nothing else is said. */
export async function insertUndo(
  transaction: Kysely<Schema>,
  undo: Undo & Partial<UndoTimes> & { token: string },
): Promise<void> {
  const { token, ...row } = undo;
  await transaction
    .insertInto("private.email_change_undos")
    .values({ ...row, token_hash: hashSecret(token) })
    .execute();
}

/**
 * Ends the ways back of the account to `email`, and those from changes that came after; gives whether there was one to
 * `email`: of several who use one at once, the first is told so. Call with the account held. Who returned to an address is not to be taken from it by addresses that the account had meanwhile.
 */
export async function endUndosSince(
  transaction: Kysely<Schema>,
  userId: string,
  email: string,
): Promise<boolean> {
  const { rows } = await sql<{ returned: boolean }>`
    with since as (
      select min(created_at) as moment from private.email_change_undos
      where user_id = ${userId} and old_email = ${email} and expires_at > now()
    )
    delete from private.email_change_undos using since
    where user_id = ${userId} and created_at >= since.moment
    returning old_email = ${email} as returned`.execute(transaction);
  return rows.some(({ returned }) => returned);
}

/** Ends every way back of the account: an administrator has decided at which address it is. */
export async function endUndos(transaction: Kysely<Schema>, userId: string): Promise<void> {
  await transaction.deleteFrom("private.email_change_undos").where("user_id", "=", userId).execute();
}
