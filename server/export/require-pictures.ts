import { sql } from "kysely";
import type { Actor } from "../api/handle-command.ts";
import type { Database } from "../db/database.ts";
import type { PlacedPicture } from "./place-pictures.ts";
import { mediaPaths } from "./read-contents.ts";
import { refusedExport } from "./refused-export.ts";

/**
 * Throws `CommandError` where a document, as text, names a picture that neither comes along nor is the actor's own here: it
 * could not be published, or would show what may be taken away.
 */
export async function requirePictures(
  document: string,
  pictures: readonly PlacedPicture[],
  { typed }: Database,
  actor: Actor,
): Promise<void> {
  const named = new Set(document.match(mediaPaths));
  for (const { picture, renamed } of pictures) {
    for (const { path } of picture.files) {
      const begin = path.slice(0, "/media/".length + 32);
      named.delete(renamed.get(begin) ?? begin);
    }
  }
  if (named.size === 0) return;
  const { rows } = await sql<{ begin: string }>`
    select distinct left(file.path, 39) as begin from private.picture_files as file
    join public.pictures as picture on picture.id = file.picture
    where picture.owner = ${actor.id} and left(file.path, 39) = any (${[...named]}::text[])
  `.execute(typed);
  if (rows.length < named.size) throw refusedExport("pictureMissing");
}
