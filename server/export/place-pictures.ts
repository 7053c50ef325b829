import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { ExportedPicture } from "../../contract/export-file.ts";
import type { Actor } from "../api/handle-command.ts";
import type { Database } from "../db/database.ts";
import { entryOf } from "./read-pictures.ts";

/** A picture of an export and what becomes of it here. */
export type PlacedPicture = {
  picture: ExportedPicture;
  /** Here; another than in the export where that is somebody else's. */
  id: string;
  /** Whether it is not here yet. */
  isNew: boolean;
  /** What its addresses begin with in the export, and here, where that is not the same. */
  renamed: ReadonlyMap<string, string>;
  /** What must be kept of it: where it lies in the export, and at which address it will be. */
  files: { entry: string; path: string; isReplaced: boolean }[];
};

/** What all addresses of one cut of a picture begin with. */
const length = "/media/".length + 32;

/**
 * Says of each picture what is to be done: nothing for what is here and the actor's own, which is never written over. Ids and
 * addresses that nobody has stay as they are, so that the site is the same; what somebody else has is not touched.
 */
export async function placePictures(
  { typed }: Database,
  actor: Actor,
  pictures: readonly ExportedPicture[],
): Promise<PlacedPicture[]> {
  if (pictures.length === 0) return [];
  const { rows: owners } = await sql<{ id: string; owner: string | null }>`
    select id, owner from public.pictures where id = any (${pictures.map(({ id }) => id)}::uuid[])
  `.execute(typed);
  const paths = pictures.flatMap(({ files }) => files.map(({ path }) => path));
  const { rows: taken } = await sql<{ path: string; picture: string }>`
    select path, picture from private.picture_files where path = any (${paths}::text[])
  `.execute(typed);
  const ownerOf = new Map(owners.map(({ id, owner }) => [id, owner]));
  const pictureAt = new Map(taken.map(({ path, picture }) => [path, picture]));

  return pictures.map((picture) => {
    const { id, files } = picture;
    const isFree = !ownerOf.has(id) && files.every(({ path }) => !pictureAt.has(path));
    const isOwn =
      ownerOf.get(id) === actor.id && files.every(({ path }) => (pictureAt.get(path) ?? id) === id);
    const place = (path: string) => path;
    if (isOwn) {
      const missing = files.filter(({ path }) => !pictureAt.has(path));
      return { picture, id, isNew: false, renamed: new Map(), files: located(picture, missing, place) };
    }
    if (isFree)
      return { picture, id, isNew: true, renamed: new Map(), files: located(picture, files, place) };
    const begins = new Set(files.map(({ path }) => path.slice(0, length)));
    const renamed = new Map(Array.from(begins, (begin) => [begin, newBegin()] as const));
    const moved = (path: string) => (renamed.get(path.slice(0, length)) ?? "") + path.slice(length);
    return { picture, id: randomUUID(), isNew: true, renamed, files: located(picture, files, moved) };
  });
}

function located(
  picture: ExportedPicture,
  files: ExportedPicture["files"],
  place: (path: string) => string,
): PlacedPicture["files"] {
  return files.map(({ path, isReplaced }) => ({
    entry: entryOf(picture, path),
    path: place(path),
    isReplaced,
  }));
}

/** What nobody guesses, as the addresses of all pictures. */
function newBegin(): string {
  return `/media/${randomBytes(16).toString("hex")}`;
}
