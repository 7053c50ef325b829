import { type Kysely, sql } from "kysely";
import { CommandError } from "../api/command-error.ts";
import type { Actor } from "../api/handle-command.ts";
import type { Schema } from "../db/database-types.ts";

/** Throws `customers_only` for an administrator, whose area has no sites: they would own or work on what they never see. */
export async function requireCustomer(connection: Kysely<Schema>, { id }: Pick<Actor, "id">): Promise<void> {
  const { rows } = await sql<{ administers: boolean }>`
    select private.administers(${id}) as administers
  `.execute(connection);
  if (rows[0]?.administers) throw new CommandError("customers_only");
}
