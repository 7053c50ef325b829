import { sql, type Transaction } from "kysely";
import type { Schema } from "../db/database-types.ts";

/**
 * Has all that is booked for one customer come one after the other, until the transaction ends. It is taken before any row of theirs,
 * so that no two wait for each other; numbers of invoices are taken last.
 */
export async function lockCustomer(transaction: Transaction<Schema>, customer: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`billing:${customer}`}, 0))`.execute(transaction);
}
