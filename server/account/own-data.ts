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

/** What of an account's is put into its zip: the sites it owns, also those in the trash, and its pictures as they are kept. */
export async function readOwnData(
  connection: Kysely<Schema>,
  account: string,
): Promise<{ sites: OwnSite[]; pictures: OwnPicture[] }> {
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
  return { sites: sites.rows, pictures: pictures.rows };
}
