import { type Kysely, sql } from "kysely";
import { CommandError } from "../api/command-error.ts";
import type { Actor } from "../api/handle-command.ts";
import type { Schema } from "../db/database-types.ts";

export type Administrator = { account: string; name: string; email: string };

/** All who answer for the studio. */
export async function administrators(connection: Kysely<Schema>): Promise<Administrator[]> {
  const { rows } = await sql<Administrator>`select * from private.administrators() order by account`.execute(
    connection,
  );
  return rows;
}

/** Throws `not_permitted` for everybody but an administrator. */
export async function requireStudio(connection: Kysely<Schema>, actor: Pick<Actor, "id">): Promise<void> {
  const found = await administrators(connection);
  if (found.some(({ account }) => account === actor.id)) return;
  throw new CommandError("not_permitted", { message: "Only the studio can do this." });
}
