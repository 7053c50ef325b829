import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/database-types.ts";

export type OwnSite = { id: string; name: string; template: string; subdomain: string; bytes: number };

export type OwnPicture = {
  id: string;
  /** What its `picture.json` says. */
  told: object;
  /** Of what all its files are made of. */
  sha256: Buffer;
  name: string;
  bytes: number;
};

/** The PDF of an invoice or a credit note, called by its number. */
export type OwnPaper = { id: string; name: string; bytes: number };

/** A picture that was sent along with a question. */
export type ShownPicture = { id: string; sha256: Buffer; ending: "jpg" | "webp"; bytes: number };

/**
 * What of an account's is put into its zip: the sites it owns, also those in the trash, its pictures as they are kept, its invoices on
 * paper, and what it showed the studio.
 */
export async function readOwnData(
  connection: Kysely<Schema>,
  account: string,
): Promise<{ sites: OwnSite[]; pictures: OwnPicture[]; papers: OwnPaper[]; shown: ShownPicture[] }> {
  const sites = await sql<OwnSite>`
    select site.id, site.name, site.template, site.subdomain, octet_length(draft.document::text) as bytes
    from public.sites as site join public.drafts as draft on draft.site = site.id
    where site.owner = ${account} order by site.subdomain
  `.execute(connection);
  const pictures = await sql<OwnPicture>`
    select picture.id, master.sha256, master.bytes::float8 as bytes,
      case when master.has_alpha then 'original.webp' else 'original.jpg' end as name,
      json_build_object(
        'id', picture.id, 'fileName', picture.file_name, 'alt', picture.alt, 'focus', picture.focus, 'crop', picture.crop,
        'since', picture.created_at, 'deletedAt', picture.deleted_at
      ) as told
    from public.pictures as picture join private.picture_masters as master on master.picture = picture.id
    where picture.owner = ${account} order by picture.id
  `.execute(connection);
  const papers = await sql<OwnPaper>`
    select invoice.id, invoice.number as name, octet_length(document.bytes) as bytes
    from public.invoices as invoice join private.invoice_documents as document on document.invoice = invoice.id
    where invoice.customer = ${account} order by invoice.number
  `.execute(connection);
  const shown = await sql<ShownPicture>`
    select id, sha256, case content_type when 'image/webp' then 'webp' else 'jpg' end as ending, bytes
    from private.ticket_pictures where account = ${account} and message is not null order by id
  `.execute(connection);
  return { sites: sites.rows, pictures: pictures.rows, papers: papers.rows, shown: shown.rows };
}
