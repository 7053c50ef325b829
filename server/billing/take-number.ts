import { sql, type Transaction } from "kysely";
import type { Schema } from "../db/database-types.ts";

/**
 * The next number of a year. Whoever else needs one waits until this transaction has ended, and gets the same if it failed: none is
 * missing. Taken as late as can be.
 */
export async function takeNumber(transaction: Transaction<Schema>, year: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into private.invoice_numbers as numbers (year, last) values (${year}, 1)
    on conflict (year) do update set last = numbers.last + 1 returning last
  `.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error("no number was given");
  return row.last;
}
