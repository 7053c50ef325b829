import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/database-types.ts";

export type Suspension = { reason: string; sitesStayLive: boolean };

/** Why an account is suspended, and what became of its sites; null where it is not. */
export async function suspensionOf(connection: Kysely<Schema>, account: string): Promise<Suspension | null> {
  const { rows } = await sql<Suspension>`
    select reason, sites_stay_live as "sitesStayLive" from private.suspensions where account = ${account}
  `.execute(connection);
  return rows[0] ?? null;
}
