import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/database-types.ts";

/** Whose looks: those of an administrator, at an account, or one by its session. */
type Which = { admin: string } | { account: string } | { session: string };

/** Ends looks that are open, and their sessions with them. */
export async function endLooks(transaction: Kysely<Schema>, which: Which): Promise<void> {
  const [[column, value] = ["session", ""]] = Object.entries(which);
  await sql`
    with ended as (
      update private.looks set ended_at = now()
      where ${sql.ref(column)} = ${value} and ended_at is null and ends_at > now()
      returning session
    )
    delete from auth.sessions using ended where sessions.id = ended.session
  `.execute(transaction);
}
