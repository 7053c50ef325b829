import { type Kysely, sql } from "kysely";
import { CommandError } from "../api/command-error.ts";
import type { Schema } from "../db/database-types.ts";

/** How somebody calls themselves, which may be not at all, and the address that they sign in with. */
export type KnownPerson = { name: string; email: string };

/** Who an account is. Throws `not_found` where there is none any more. */
export async function personOf(connection: Kysely<Schema>, account: string): Promise<KnownPerson> {
  const { rows } = await sql<{ name: string | null; email: string }>`
    select * from private.person_of(${account})
  `.execute(connection);
  const [person] = rows;
  if (!person) throw new CommandError("not_found", { message: "There is no such account any more." });
  return { name: person.name ?? "", email: person.email };
}
