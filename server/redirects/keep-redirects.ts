import { sql, type Transaction } from "kysely";
import type { Schema } from "../db/database-types.ts";
import { type Leads, leadingPages } from "./leading-pages.ts";
import { mostRedirects } from "./redirect-limits.ts";
import type { PagesOfDocument } from "./renamed-pages.ts";

/**
 * Leads from the addresses that pages of the live build had to those that they have in the document `next`, which is about
 * to take its place, or where that says; the transaction holds the lock of the site. A page that comes back to its address has it again.
 */
export async function keepRedirects(
  transaction: Transaction<Schema>,
  site: string,
  live: string | null,
  next: Buffer,
): Promise<void> {
  if (live === null) return;
  const { before, after } = await pagesOf(transaction, live, next);
  if (!before || !after) return;
  await transaction
    .deleteFrom("redirects")
    .where("site", "=", site)
    .where("kind", "=", "auto")
    .where("from_path", "in", [...after.keys(), ""])
    .execute();
  const leads = await leadsOf(transaction, next);
  // Nobody is led on from a page that went so that it leads nowhere, whatever was set before it stood there.
  const nowhere = [...before.keys()].filter((from) => !after.has(from) && leads.get(from) === null);
  await transaction
    .deleteFrom("redirects")
    .where("site", "=", site)
    .where("from_path", "in", [...nowhere, ""])
    .execute();
  const ways = leadingPages(before, after, leads);
  for (const [from, to] of ways) {
    await transaction
      .deleteFrom("redirects")
      .where("site", "=", site)
      .where("from_path", "in", [from, to])
      .execute();
    await sql`
      update public.redirects set to_path = ${to} || substr(to_path, ${from.length + 1})
      where site = ${site} and (to_path = ${from} or starts_with(to_path, ${`${from}#`}))
    `.execute(transaction);
    await transaction
      .insertInto("redirects")
      .values({ site, from_path: from, to_path: to, kind: "auto" })
      .execute();
  }
  await dropOldest(transaction, site);
}

/** Of the live build and of `next`, what stands on their pages; undefined where both are the same. */
async function pagesOf(
  transaction: Transaction<Schema>,
  live: string,
  next: Buffer,
): Promise<{ before?: PagesOfDocument; after?: PagesOfDocument }> {
  const { rows } = await sql<{ isNext: boolean; path: string; sections: Record<string, string> }>`
    select document.hash = ${next} as "isNext", page.key as path, coalesce((
      select jsonb_object_agg(section.key, md5(section.value::text))
      from jsonb_each(case when jsonb_typeof(page.value->'sections') = 'object' then page.value->'sections' end) as section
    ), '{}') as sections
    from private.builds as build
    join public.versions as version on version.site = build.site and version.number = build.version
    join private.documents as document on document.hash in (version.document_hash, ${next})
    cross join jsonb_each(document.body::jsonb->'pages') as page
    where build.id = ${live} and version.document_hash <> ${next}
  `.execute(transaction);
  if (rows.length === 0) return {};
  const pages = (isNext: boolean) =>
    new Map(
      rows
        .filter((row) => row.isNext === isNext)
        .map(({ path, sections }) => [path, new Map(Object.entries(sections))]),
    );
  return { before: pages(false), after: pages(true) };
}

/** What the document with this hash says of the addresses of pages that were taken out of it. */
async function leadsOf(transaction: Transaction<Schema>, hash: Buffer): Promise<Leads> {
  const { rows } = await sql<{ leads: Record<string, string | null> }>`
    select body::jsonb->'leads' as leads from private.documents
    where hash = ${hash} and jsonb_typeof(body::jsonb->'leads') = 'object'
  `.execute(transaction);
  return new Map(Object.entries(rows[0]?.leads ?? {}));
}

/** Those that somebody has set stay: they count among the most there may be. */
async function dropOldest(transaction: Transaction<Schema>, site: string): Promise<void> {
  await sql`
    delete from public.redirects where site = ${site} and kind = 'auto' and from_path in (
      select from_path from public.redirects where site = ${site}
      order by kind = 'own' desc, at desc, from_path offset ${mostRedirects}
    )
  `.execute(transaction);
}
