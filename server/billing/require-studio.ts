import { type Kysely, sql } from "kysely";
import { CommandError } from "../api/command-error.ts";
import type { Actor } from "../api/handle-command.ts";
import type { Schema } from "../db/database-types.ts";

/** Throws `not_permitted` for whoever is not an administrator at this moment. */
export async function requireStudio(connection: Kysely<Schema>, actor: Pick<Actor, "id">): Promise<void> {
  const { rows } = await sql<{ is: boolean }>`select private.is_studio(${actor.id}) as is`.execute(
    connection,
  );
  if (rows[0]?.is) return;
  throw new CommandError("not_permitted", { message: "Only the studio keeps the books." });
}
