import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/database-types.ts";

/** The day that billing counts from: that of UTC, unless a test clock is ahead of it. */
export async function billingToday(connection: Kysely<Schema>): Promise<string> {
  const { rows } = await sql<{ today: string }>`select private.billing_today()::text as today`.execute(
    connection,
  );
  const [row] = rows;
  if (!row) throw new Error("the database knows no day");
  return row.today;
}
