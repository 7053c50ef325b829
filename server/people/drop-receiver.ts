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
    update public.sites set settings = settings - 'messagesTo'
    where id = ${site} and lower(settings ->> 'messagesTo') = (select email from auth.users where id = ${account})
  `.execute(transaction);
}
