import { sql, type Transaction } from "kysely";
import type { Schema } from "../db/database-types.ts";

/** How many earlier designs of one site can be gone back to. */
const most = 12;

/**
 * Keeps the draft of `site` as it is before it wears another design, `next`, under the hash of its text. The site is locked by
 * the transaction.
 */
export async function keepDesign(
  transaction: Transaction<Schema>,
  site: string,
  { worn, next }: { worn: string; next: string },
): Promise<void> {
  await sql`
    insert into private.documents (hash, body)
    select sha256(convert_to(document::text, 'UTF8')), document::text from public.drafts where site = ${site}
    on conflict do nothing
  `.execute(transaction);
  await sql`
    insert into public.site_designs (site, revision, design, document_hash)
    select site, revision, ${worn}, sha256(convert_to(document::text, 'UTF8')) from public.drafts where site = ${site}
  `.execute(transaction);
  await sql`
    delete from public.site_designs where site = ${site} and revision not in (
      select revision from public.site_designs where site = ${site} order by revision desc limit ${most}
    )
  `.execute(transaction);
  await transaction.updateTable("sites").set({ template: next }).where("id", "=", site).execute();
}
