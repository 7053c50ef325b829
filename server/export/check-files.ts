import { createHash } from "node:crypto";
import { sql } from "kysely";
import { mediaFile } from "../../contract/export-file.ts";
import { mostPictureBytes } from "../../contract/upload.ts";
import type { Database } from "../db/database.ts";
import { createPictureChecks } from "./check-pictures.ts";
import type { Archive } from "./open-archive.ts";
import type { PictureCheck } from "./picture-check.ts";
import type { PlacedPicture } from "./place-pictures.ts";
import { entryOf } from "./read-pictures.ts";

/**
 * Reads every file that would be kept, and served: each must be the picture that its name says, to its last pixel. Bytes that
 * pictures here have already were read before. Throws `CommandError`.
 */
export async function checkFiles(
  database: Database,
  archive: Archive,
  pictures: readonly PlacedPicture[],
  signal: AbortSignal,
): Promise<void> {
  const checks = createPictureChecks(signal);
  try {
    for (const { picture, isNew, files } of pictures) {
      if (isNew) {
        const kind = picture.original.hasAlpha ? "webp" : "jpeg";
        await check(entryOf(picture, picture.original.name), { kind, width: picture.original.width });
      }
      for (const { entry, path } of files) await check(entry, expected(path));
    }
  } finally {
    checks.stop();
  }

  async function check(entry: string, wanted: Omit<PictureCheck, "bytes">): Promise<void> {
    const bytes = await archive.read(entry, mostPictureBytes);
    if (!(await isKnown(database, bytes, wanted))) await checks.check({ bytes, ...wanted });
  }
}

function expected(path: string): Omit<PictureCheck, "bytes"> {
  const ending = mediaFile.exec(path)?.[2] ?? "";
  const width = /^-(\d+)\.avif$/.exec(ending)?.[1];
  return width === undefined ? { kind: "jpeg" } : { kind: "avif", width: Number(width) };
}

async function isKnown(
  { typed }: Database,
  bytes: Buffer,
  { kind, width }: Omit<PictureCheck, "bytes">,
): Promise<boolean> {
  const sha256 = createHash("sha256").update(bytes).digest();
  const ending = kind === "avif" ? `%-${width}.avif` : "%.jpg";
  const { rows } = await sql`
    select from private.picture_files where sha256 = ${sha256} and path like ${ending} limit 1
  `.execute(typed);
  return rows.length > 0;
}
