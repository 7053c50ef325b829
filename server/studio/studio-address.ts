import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/database-types.ts";

/** Where people reach the studio who cannot sign in: the address that stands on its invoices. */
export async function studioAddress(connection: Kysely<Schema>): Promise<string> {
  const { rows } = await sql<{ email: string }>`
    select seller.details ->> 'email' as email from private.seller as seller
  `.execute(connection);
  const [row] = rows;
  if (!row) throw new Error("the studio has no address");
  return row.email;
}
