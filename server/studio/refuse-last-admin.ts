import { type Kysely, sql } from "kysely";
import { CommandError } from "../api/command-error.ts";
import type { Schema } from "../db/database-types.ts";

/** What is answered where nobody would be left to administer the studio. */
export function lastAdmin(): CommandError {
  return new CommandError("not_now", {
    message: "Nobody else administers the studio.",
    hint: "Make somebody else an administrator first.",
  });
}

/** Throws where nobody else administers the studio who can sign in; whoever else decides about that waits. */
export async function refuseLastAdmin(transaction: Kysely<Schema>, account: string): Promise<void> {
  const { rows } = await sql<{ last: boolean }>`select private.is_last_admin(${account}) as last`.execute(
    transaction,
  );
  if (rows[0]?.last) throw lastAdmin();
}
