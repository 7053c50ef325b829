import { sql, type Transaction } from "kysely";
import type { Schema } from "../db/database-types.ts";

/** What took the place of a whole draft. */
export type Replacement = { reason: "design" } | { reason: "version"; version: number };

/** How many earlier drafts of one site can be gone back to, of those that designs replaced and of those that versions did. */
const most = 12;

/**
 * Keeps the draft of `site`, which wears `design`, as it is before something else takes its place, under the hash of its text. The site is locked by
 * the transaction.
 */
export async function keepBefore(
  transaction: Transaction<Schema>,
  site: string,
  design: string | null,
  replacement: Replacement,
): Promise<void> {
  const { reason } = replacement;
  const version = replacement.reason === "version" ? replacement.version : null;
  await sql`
    insert into private.documents (hash, body)
    select sha256(convert_to(document::text, 'UTF8')), document::text from public.drafts where site = ${site}
    on conflict do nothing
  `.execute(transaction);
  await sql`
    insert into public.kept_drafts (site, revision, reason, design, version, document_hash)
    select site, revision, ${reason}, ${design}, ${version}::int, sha256(convert_to(document::text, 'UTF8'))
    from public.drafts where site = ${site}
  `.execute(transaction);
  await sql`
    delete from public.kept_drafts where site = ${site} and reason = ${reason} and revision not in (
      select revision from public.kept_drafts where site = ${site} and reason = ${reason}
      order by revision desc limit ${most}
    )
  `.execute(transaction);
}
