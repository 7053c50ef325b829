import { sql, type Transaction } from "kysely";
import type { Schema } from "../db/database-types.ts";

/**
 * Where messages of a site are mailed to somebody who may read them no longer, they are mailed to its owner from now on: a setting that
 * names them could not be kept again either.
 */
export async function dropReceiver(
  transaction: Transaction<Schema>,
  site: string,
  account: string,
): Promise<void> {
  await sql`
    delete from private.message_receivers
    where site = ${site} and lower(email) = (select email from auth.users where id = ${account})
  `.execute(transaction);
}
