import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { Database } from "../db/database.ts";
import { contentTypeOf } from "../pages/content-types.ts";
import { listFiles } from "../pages/list-files.ts";

/** A file that sites show and that is not made for one of them. */
export type SharedFile = {
  path: string;
  sha256: Buffer;
  contentType: string;
  /** Undefined where the database has it already. */
  read: (() => Promise<Buffer>) | undefined;
};

const directory = join(import.meta.dirname, "../../build/client");

/** The fonts and pictures of templates, and hashes of those that were asked for: they change with a build alone. */
let ours: Promise<ReadonlySet<string>> | undefined;
const hashes = new Map<string, Buffer>();

/** What stands at `paths`: fonts and pictures of templates, pictures of customers. `missing` are those that nobody has. */
export async function sharedFiles(
  database: Database,
  paths: readonly string[],
): Promise<{ files: SharedFile[]; missing: string[] }> {
  ours ??= listOurs();
  const known = await ours;
  const media = await customersPictures(
    database,
    paths.filter((path) => path.startsWith("/media/")),
  );
  const files: SharedFile[] = [];
  const missing: string[] = [];
  for (const path of paths) {
    const own = media.get(path);
    if (own) files.push(own);
    else if (known.has(path)) files.push(await ourFile(path));
    else missing.push(path);
  }
  return { files, missing };
}

async function listOurs(): Promise<ReadonlySet<string>> {
  const folders = ["fonts", "pictures"];
  const lists = await Promise.all(folders.map((folder) => listFiles(join(directory, folder))));
  return new Set(lists.flatMap((files, index) => files.map((file) => `/${folders[index]}/${file}`)));
}

async function ourFile(path: string): Promise<SharedFile> {
  const read = () => readFile(join(directory, path));
  const sha256 =
    hashes.get(path) ??
    createHash("sha256")
      .update(await read())
      .digest();
  hashes.set(path, sha256);
  return { path, sha256, contentType: contentTypeOf(path), read };
}

async function customersPictures(
  { typed }: Database,
  paths: readonly string[],
): Promise<ReadonlyMap<string, SharedFile>> {
  if (paths.length === 0) return new Map();
  const there = await sql<{ is: boolean }>`
    select to_regclass('private.picture_files') is not null as is
  `.execute(typed);
  if (!there.rows[0]?.is) return new Map();
  const { rows } = await sql<{ path: string; sha256: Buffer; content_type: string }>`
    select path, sha256, content_type from private.picture_files where path = any (${paths})
  `.execute(typed);
  return new Map(
    rows.map(({ path, sha256, content_type: contentType }) => [
      path,
      { path, sha256, contentType, read: undefined },
    ]),
  );
}
