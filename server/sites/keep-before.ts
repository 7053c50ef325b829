import { sql, type Transaction } from "kysely";
import type { Schema } from "../db/database-types.ts";

/** What took the place of a whole draft; or what the studio makes of it, which begins with one `opening`. */
export type Replacement =
  | { reason: "design" }
  | { reason: "version"; version: number }
  | { reason: "studio"; opening: string };

/** How many earlier drafts of one site can be gone back to, of each reason for which they are kept. */
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
  const opening = replacement.reason === "studio" ? replacement.opening : null;
  await sql`
    insert into public.kept_drafts (site, revision, reason, design, version, opening, until, document_hash)
    select site, revision, ${reason}, ${design}, ${version}::int, ${opening}::uuid,
      case when ${opening}::uuid is not null then revision + 1 end, sha256(convert_to(document::text, 'UTF8'))
    from public.drafts where site = ${site}
  `.execute(transaction);
  await sql`
    delete from public.kept_drafts where site = ${site} and reason = ${reason} and revision not in (
      select revision from public.kept_drafts where site = ${site} and reason = ${reason}
      order by revision desc limit ${most}
    )
  `.execute(transaction);
}
