import { sql, type Transaction } from "kysely";
import { mostPictureBytes } from "../../contract/upload.ts";
import type { Picture } from "../../engine/picture.ts";
import { CommandError } from "../api/command-error.ts";
import type { Actor } from "../api/handle-command.ts";
import type { Schema } from "../db/database-types.ts";
import { requireRoomForNewPictures } from "../pictures/require-room.ts";
import { storeBlob } from "../pictures/store-blobs.ts";
import type { Archive } from "./open-archive.ts";
import type { PlacedPicture } from "./place-pictures.ts";
import { entryOf } from "./read-pictures.ts";

/**
 * Keeps the pictures of an export as the actor's own: those that are new, and of those that are here what was erased. Throws
 * `quota_reached` where the plan holds no more, and `unavailable` where somebody was quicker with an address.
 */
export async function storePictures(
  transaction: Transaction<Schema>,
  actor: Actor,
  archive: Archive,
  pictures: readonly PlacedPicture[],
): Promise<void> {
  if (pictures.length === 0) return;
  try {
    for (const placed of pictures) {
      if (placed.isNew) await addPicture(transaction, actor, archive, placed);
      else await takeOutOfTrash(transaction, placed.id);
      for (const { entry, path, isReplaced } of placed.files) {
        const { sha256, bytes } = await keep(transaction, archive, entry);
        // Of a picture that is here and cut otherwise now, what comes back is a former cut.
        const replaced = isReplaced || !placed.isNew ? new Date() : null;
        await sql`
          insert into private.picture_files (path, picture, sha256, content_type, bytes, replaced_at)
          values (${path}, ${placed.id}, ${sha256}, ${path.endsWith(".avif") ? "image/avif" : "image/jpeg"},
            ${bytes}, ${replaced})
        `.execute(transaction);
      }
      await addUp(transaction, placed.id);
    }
  } catch (error) {
    const isTaken = (error as { code?: string }).code === "23505";
    throw isTaken ? new CommandError("unavailable", { cause: error }) : error;
  }
  await requireRoomForNewPictures(transaction, actor.id);
}

async function addPicture(
  transaction: Transaction<Schema>,
  actor: Actor,
  archive: Archive,
  { picture, id, renamed }: PlacedPicture,
): Promise<void> {
  const { fileName, alt, focus, crop, manifest, whole, original } = picture;
  const here = (shown: Picture) => JSON.stringify({ ...shown, path: renamed.get(shown.path) ?? shown.path });
  await sql`
    insert into public.pictures (id, owner, file_name, state, alt, focus, crop, manifest, whole)
    values (${id}, ${actor.id}, ${fileName}, 'ready', ${alt}, ${JSON.stringify(focus)},
      ${crop && JSON.stringify(crop)}, ${here(manifest)}, ${here(whole)})
  `.execute(transaction);
  const { sha256, bytes } = await keep(transaction, archive, entryOf(picture, original.name));
  const { width, height, colour, hasAlpha } = original;
  await sql`
    insert into private.picture_masters (picture, sha256, bytes, width, height, colour, has_alpha)
    values (${id}, ${sha256}, ${bytes}, ${width}, ${height}, ${colour}, ${hasAlpha})
  `.execute(transaction);
}

async function takeOutOfTrash(transaction: Transaction<Schema>, id: string): Promise<void> {
  await sql`update public.pictures set deleted_at = null where id = ${id}`.execute(transaction);
}

async function keep(
  transaction: Transaction<Schema>,
  archive: Archive,
  entry: string,
): Promise<{ sha256: Buffer; bytes: number }> {
  const bytes = await archive.read(entry, mostPictureBytes);
  return { sha256: await storeBlob(transaction, bytes), bytes: bytes.length };
}

async function addUp(transaction: Transaction<Schema>, id: string): Promise<void> {
  await sql`
    update public.pictures set bytes = (
      select sum(bytes) from (
        select bytes from private.picture_files where picture = ${id}
        union all select bytes from private.picture_masters where picture = ${id}
      ) as file
    ) where id = ${id}
  `.execute(transaction);
}
