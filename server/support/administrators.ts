import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/database-types.ts";

export type Administrator = { account: string; name: string; email: string };

/** All who answer for the studio. */
export async function administrators(connection: Kysely<Schema>): Promise<Administrator[]> {
  const { rows } = await sql<Administrator>`select * from private.administrators() order by account`.execute(
    connection,
  );
  return rows;
}
