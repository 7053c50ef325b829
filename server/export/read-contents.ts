import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/database-types.ts";

/** A file that is kept as a blob. */
export type KeptFile = { path: string; sha256: Buffer; bytes: number };

export type PictureContents = {
  id: string;
  /** What its `picture.json` says, but for the files. */
  told: object;
  original: KeptFile;
  files: (KeptFile & { isReplaced: boolean })[];
};

/** What an export holds, but for the messages: all that is read before its first byte is sent. */
export type SiteContents = {
  name: string;
  template: string;
  subdomain: string;
  /** The draft's document as it is kept: the same text is the same site. */
  document: string;
  /** The files of the build that visitors are served; none where nothing is live. */
  live: KeptFile[];
  pictures: PictureContents[];
};

/** Every address of a customer's picture in a document, without what tells its files apart. */
export const mediaPaths = /\/media\/[\da-f]{32}/g;

/** What there is of a site to export. Throws where there is no such site; `connection` should hold one snapshot. */
export async function readContents(connection: Kysely<Schema>, site: string): Promise<SiteContents> {
  const row = await connection
    .selectFrom("sites")
    .innerJoin("drafts", "drafts.site", "sites.id")
    .select(["name", "template", "subdomain", "live_build"])
    .select(sql<string>`drafts.document::text`.as("document"))
    .where("sites.id", "=", site)
    .executeTakeFirstOrThrow();
  const { live_build: build, ...told } = row;
  return {
    ...told,
    live: build === null ? [] : await readBuild(connection, build),
    pictures: await readPictures(connection, site, row.document),
  };
}

/** Bytes and number of the files that are known. */
export function measureContents({ document, live, pictures }: SiteContents): {
  bytes: number;
  files: number;
} {
  const kept = [...live, ...pictures.flatMap(({ original, files }) => [original, ...files])];
  return {
    bytes: kept.reduce((sum, { bytes }) => sum + bytes, document.length),
    files: kept.length + pictures.length,
  };
}

/** Of texts the size is that of what is kept, which is compressed. */
async function readBuild(connection: Kysely<Schema>, build: string): Promise<KeptFile[]> {
  const { rows } = await sql<KeptFile>`
    select file.path, file.sha256, blob.bytes
    from private.build_files as file
    join lateral (
      select octet_length(bytes) as bytes from private.blobs
      where sha256 = file.sha256 and encoding in ('identity', 'br') order by encoding = 'identity' desc limit 1
    ) as blob on true
    where file.build = ${build} order by file.path collate "C"
  `.execute(connection);
  const { count } = await connection
    .selectFrom("private.build_files")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("build", "=", build)
    .executeTakeFirstOrThrow();
  if (rows.length !== Number(count)) throw new Error(`the build ${build} has lost bytes`);
  return rows;
}

type PictureRow = {
  id: string;
  told: object;
  original: { sha256: string; bytes: number; name: string };
  files: { path: string; sha256: string; bytes: number; isReplaced: boolean }[];
};

/**
 * The pictures of the site's owner, or of the template that it began with, that its document names, each with what it is shown as now and with what the document still
 * names of it. Of somebody else's nothing: their address stands on a public page, and what they are made of, and what was cut
 * away, is not for whoever writes that address into a draft.
 */
async function readPictures(
  connection: Kysely<Schema>,
  site: string,
  document: string,
): Promise<PictureContents[]> {
  const named = [...new Set(document.match(mediaPaths))];
  const { rows } = await sql<PictureRow>`
    select picture.id,
      json_build_object(
        'id', picture.id, 'fileName', picture.file_name, 'alt', picture.alt, 'focus', picture.focus,
        'crop', picture.crop, 'manifest', picture.manifest, 'whole', picture.whole,
        'original', json_build_object(
          'name', case when master.has_alpha then 'original.webp' else 'original.jpg' end,
          'width', master.width, 'height', master.height, 'colour', master.colour, 'hasAlpha', master.has_alpha
        )
      ) as told,
      json_build_object(
        'sha256', encode(master.sha256, 'hex'), 'bytes', master.bytes,
        'name', case when master.has_alpha then 'original.webp' else 'original.jpg' end
      ) as original,
      (
        select json_agg(json_build_object(
          'path', file.path, 'sha256', encode(file.sha256, 'hex'), 'bytes', file.bytes,
          'isReplaced', file.replaced_at is not null
        ) order by file.path)
        from private.picture_files as file
        where file.picture = picture.id and (file.replaced_at is null or left(file.path, 39) = any (${named}::text[]))
      ) as files
    from public.pictures as picture
    join private.picture_masters as master on master.picture = picture.id
    where picture.manifest is not null and (
      picture.owner = (select owner from public.sites where id = ${site})
      or exists (select from private.template_pictures as own where own.picture = picture.id)
    ) and picture.id in (
      select file.picture from private.picture_files as file where left(file.path, 39) = any (${named}::text[])
    )
    order by picture.id
  `.execute(connection);
  return rows.map(({ id, told, original, files }) => ({
    id,
    told,
    original: { path: original.name, sha256: Buffer.from(original.sha256, "hex"), bytes: original.bytes },
    files: files.map((file) => ({ ...file, sha256: Buffer.from(file.sha256, "hex") })),
  }));
}
