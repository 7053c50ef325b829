import { randomBytes, randomUUID } from "node:crypto";
import { sql, type Transaction } from "kysely";
import { picture as pictureSchema } from "../../engine/blocks/fields.ts";
import type { Picture } from "../../engine/picture.ts";
import { CommandError } from "../api/command-error.ts";
import type { Schema } from "../db/database-types.ts";
import { mediaPaths } from "../export/read-contents.ts";

/** What all addresses of one cut of a picture begin with: "/media/" and its name. */
const length = 39;

type Begin = { begin: string; is_templates: boolean; is_owners: boolean };

/**
 * `document`, as text, with the pictures of `owner` that it shows as copies that are `template`'s alone: cut as they are shown, without
 * what was cut away. No bytes are kept twice. Those of other templates stay as they are. Throws `document_refused` where one is
 * neither, or is there no more.
 */
export async function copyPictures(
  transaction: Transaction<Schema>,
  { owner, template }: { owner: string; template: string },
  document: string,
): Promise<string> {
  const named = [...new Set(document.match(mediaPaths))];
  if (named.length === 0) return document;
  const { rows } = await sql<Begin>`
    select distinct left(file.path, ${length}::int) as begin, picture.owner is not distinct from ${owner} as is_owners,
      exists (select from private.template_pictures as other where other.picture = picture.id) as is_templates
    from private.picture_files as file
    join public.pictures as picture on picture.id = file.picture
    where left(file.path, ${length}::int) = any (${named}::text[])
  `.execute(transaction);
  const known = new Map(rows.map((row) => [row.begin, row]));
  const shown = picturesIn(JSON.parse(document));
  const renamed = new Map<string, string>();
  for (const begin of named) {
    const found = known.get(begin);
    const picture = shown.get(begin);
    if (found?.is_templates) continue;
    if (!found?.is_owners || !picture) {
      throw new CommandError("document_refused", {
        message: "One of its pictures is not in the library of whoever owns the site.",
        hint: "Choose another one there, and publish the site again.",
      });
    }
    const after = `/media/${randomBytes(16).toString("hex")}`;
    await copyPicture(transaction, { template, begin, after, picture });
    renamed.set(begin, after);
  }
  return document.replaceAll(mediaPaths, (path) => renamed.get(path) ?? path);
}

type Copy = { template: string; begin: string; after: string; picture: Picture };

async function copyPicture(
  transaction: Transaction<Schema>,
  { template, begin, after, picture }: Copy,
): Promise<void> {
  const id = randomUUID();
  const { focus: _, ...shown } = picture;
  const manifest = JSON.stringify({ ...shown, path: after });
  await sql`
    insert into public.pictures (id, owner, file_name, state, alt, manifest, whole, bytes)
    select ${id}, null, 'picture', 'ready', ${picture.alt}, ${manifest}::jsonb, ${manifest}::jsonb, sum(bytes)
    from private.picture_files where left(path, ${length}::int) = ${begin}
  `.execute(transaction);
  await sql`
    insert into private.picture_files (path, picture, sha256, content_type, bytes)
    select ${after} || substr(path, ${length + 1}::int), ${id}, sha256, content_type, bytes
    from private.picture_files where left(path, ${length}::int) = ${begin}
  `.execute(transaction);
  // Whoever takes their site away takes the picture along, as it was shown.
  await sql`
    insert into private.picture_masters (picture, sha256, bytes, width, height, colour, has_alpha)
    select ${id}, sha256, bytes, ${picture.width}, ${picture.height}, ${picture.colour}, false
    from private.picture_files where path = ${`${after}.jpg`}
  `.execute(transaction);
  await transaction.insertInto("private.template_pictures").values({ picture: id, template }).execute();
}

/** All pictures that a document shows, by what their addresses begin with. */
function picturesIn(value: unknown, found = new Map<string, Picture>()): ReadonlyMap<string, Picture> {
  if (typeof value !== "object" || value === null) return found;
  const { data } = "path" in value && "widths" in value ? pictureSchema.safeParse(value) : {};
  if (data) found.set(data.path, data);
  else for (const item of Object.values(value)) picturesIn(item, found);
  return found;
}
