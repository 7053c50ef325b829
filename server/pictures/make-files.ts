import { createHash } from "node:crypto";
import { sql, type Transaction } from "kysely";
import type { FocusPoint, PictureCrop } from "../../contract/picture.ts";
import type { Picture } from "../../engine/picture.ts";
import type { Schema } from "../db/database-types.ts";
import type { JobParts } from "../jobs/job.ts";
import { focusWithin } from "./focus-within.ts";
import type { EncodedPicture } from "./picture-task.ts";
import { readMaster } from "./read-master.ts";
import { runPictureTask } from "./run-picture-task.ts";
import { storeBlob } from "./store-blobs.ts";
import { withTemporaryFile } from "./temporary-file.ts";

/** What of a picture its files are made after. */
type Wanted = { focus: FocusPoint; crop: PictureCrop | null };

type Options = { effort: number; signal: AbortSignal };

/**
 * Makes the files of a picture as it is to be shown and gives it its manifest; `afterwards` is in the same transaction. A
 * picture that is gone, or wanted otherwise meanwhile, stays as it is: another job does that.
 */
export async function makeFiles(
  parts: JobParts,
  id: string,
  options: Options,
  afterwards: (transaction: Transaction<Schema>) => Promise<void>,
): Promise<void> {
  const made = await encode(parts, id, options);
  if (!made) return;
  const { wanted, encoded } = made;
  await parts.database.typed.transaction().execute(async (transaction) => {
    const picture = await transaction
      .selectFrom("pictures")
      .select(["alt", "focus", "crop", "whole"])
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (!picture || !isSame(picture as unknown as Wanted, wanted)) return;
    const path = pathOf(id, wanted);
    const hash = createHash("sha256");
    for (const { ending, type, bytes } of encoded.files) {
      hash.update(bytes);
      const sha256 = await storeBlob(transaction, bytes);
      await transaction
        .insertInto("private.picture_files")
        .values({ path: path + ending, picture: id, sha256, content_type: type, bytes: bytes.length })
        .onConflict((conflict) =>
          conflict.column("path").doUpdateSet({ sha256, bytes: bytes.length, replaced_at: null }),
        )
        .execute();
    }
    const { width, height, widths, colour } = encoded;
    const version = hash.digest("hex").slice(0, 8);
    const focus = focusInTenths(wanted);
    const manifest: Picture = {
      ...{ path, version, width, height, widths, colour, alt: picture.alt ?? "" },
      ...(focus && { focus }),
    };
    const whole = wanted.crop === null ? manifest : (picture.whole as Picture | null);
    await replaceOthers(transaction, id, [path, whole?.path ?? path]);
    await transaction
      .updateTable("pictures")
      .set({
        state: "ready",
        reason: null,
        manifest: JSON.stringify(manifest),
        whole: JSON.stringify(whole),
        bytes: sql<string>`(
          select sum(bytes) from (
            select bytes from private.picture_files where picture = ${id}
            union all select bytes from private.picture_masters where picture = ${id}
          ) as file
        )`,
      })
      .where("id", "=", id)
      .execute();
    await afterwards(transaction);
  });
}

/** Puts smaller files in the place of those that were made quickly; names, sizes and what is seen stay as they are. */
export async function refineFiles(parts: JobParts, id: string, signal: AbortSignal): Promise<void> {
  const made = await encode(parts, id, { effort: 4, signal });
  if (!made) return;
  const path = pathOf(id, made.wanted);
  await parts.database.typed.transaction().execute(async (transaction) => {
    for (const { ending, bytes } of made.encoded.files) {
      const sha256 = await storeBlob(transaction, bytes);
      const { numUpdatedRows } = await transaction
        .updateTable("private.picture_files")
        .set({ sha256, bytes: bytes.length })
        .where("path", "=", path + ending)
        .where("bytes", ">", String(bytes.length))
        .executeTakeFirst();
      if (numUpdatedRows > 0n) continue;
      await sql`insert into private.loose_blobs (sha256) values (${sha256}) on conflict do nothing`.execute(
        transaction,
      );
    }
  });
}

async function encode(
  { database }: JobParts,
  id: string,
  { effort, signal }: Options,
): Promise<{ wanted: Wanted; encoded: EncodedPicture } | undefined> {
  const picture = await database.typed
    .selectFrom("pictures")
    .innerJoin("private.picture_masters", "picture", "id")
    .select(["focus", "crop", "sha256"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!picture) return undefined;
  const wanted = { focus: picture.focus, crop: picture.crop } as Wanted;
  const encoded = await withTemporaryFile(async (file) => {
    await readMaster(database, picture.sha256, file);
    return runPictureTask({ name: "encode", ...wanted, effort }, file, signal);
  });
  return { wanted, encoded };
}

/** What a page says of the focus; nothing where nobody has moved it from the middle. */
function focusInTenths({ focus, crop }: Wanted): Picture["focus"] {
  if (focus.x === 0.5 && focus.y === 0.5) return undefined;
  const { x, y } = focusWithin(focus, crop);
  const tenth = (part: number) => Math.min(Math.max(Math.round(part * 10), 0), 10);
  return { x: tenth(x), y: tenth(y) };
}

/** What cannot be guessed from another crop's: what is cut away may be what nobody should see. */
function pathOf(id: string, { focus, crop }: Wanted): string {
  const hash = createHash("sha256").update(JSON.stringify([id, focus, crop]));
  return `/media/${hash.digest("hex").slice(0, 32)}`;
}

function isSame(one: Wanted, other: Wanted): boolean {
  return JSON.stringify([one.focus, one.crop]) === JSON.stringify([other.focus, other.crop]);
}

/** Marks the files of the picture that have none of these paths: they go when no draft names them any more. */
async function replaceOthers(
  transaction: Transaction<Schema>,
  id: string,
  paths: readonly string[],
): Promise<void> {
  await sql`
    update private.picture_files set replaced_at = now()
    where picture = ${id} and replaced_at is null and left(path, 39) <> all (${[...paths]})
  `.execute(transaction);
}
