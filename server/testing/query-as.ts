import type { Database } from "../db/database.ts";
import type { Account } from "./create-account.ts";

export type Caller = "anon" | "service_role" | Account;

/**
 * Runs one statement the way the Data API does: as the caller's role, with the caller's claims, in a transaction
 * of its own that is committed. Gives the rows and how many there are.
 */
export async function queryAs(
  database: Database,
  caller: Caller,
  statement: string,
  values: unknown[] = [],
): Promise<{ rows: Record<string, unknown>[]; rowCount: number | null }> {
  const role = typeof caller === "string" ? caller : "authenticated";
  const claims = typeof caller === "string" ? { role } : { role, sub: caller.id, email: caller.email };
  const client = await database.pool.connect();
  try {
    await client.query("begin");
    await client.query("select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)", [
      role,
      JSON.stringify(claims),
    ]);
    const result = await client.query<Record<string, unknown>>(statement, values);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}
