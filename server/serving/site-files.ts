import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import type { Database } from "../db/database.ts";
import { compressGzip } from "../pages/compress.ts";
import type { Encoding } from "../pages/encodings.ts";
import type { Shelf } from "../pages/locate-file.ts";
import { createByteCache } from "./byte-cache.ts";
import { joinReads } from "./join-reads.ts";
import { type BuildFile, readBlob, readBuild, type StoredBytes } from "./read-site.ts";

/** What a file of a build takes in memory, beside the texts of its path and policy. */
const bytesOfFile = 500;

export type SiteFiles = {
  /** The files of a build, if they are at hand. */
  shelf: (build: string) => Shelf<BuildFile> | undefined;
  readShelf: (build: string) => Promise<Shelf<BuildFile>>;
  /** These are the files of that build. */
  keepShelf: (build: string, shelf: Shelf<BuildFile>) => void;
  /** The bytes of a file in this coding, or without one where it has none, if they are at hand. */
  bytes: (file: BuildFile, encoding: Encoding) => StoredBytes | undefined;
  /** These are the bytes of a file in this coding, and kept in it. */
  keepBytes: (file: BuildFile, stored: StoredBytes) => void;
  /** Undefined when the database does not have them (any more). */
  readBytes: (file: BuildFile, encoding: Encoding) => Promise<StoredBytes | undefined>;
};

/**
 * Files of published sites, from the database through memory: of `room` bytes a fifth for what builds consist of, the rest for the
 * bytes, which many sites share. Neither ever changes its meaning, so that nothing of it needs to be forgotten.
 */
export function createSiteFiles(database: Database, room: number): SiteFiles {
  const shelves = createByteCache<Shelf<BuildFile>>(room / 5);
  const blobs = createByteCache<StoredBytes>((room / 5) * 4);

  const keep = (key: string, stored: StoredBytes) => blobs.set(key, stored, stored.bytes.byteLength);
  const keepShelf: SiteFiles["keepShelf"] = (build, shelf) => {
    if (shelf.files.size > 0) shelves.set(build, shelf, sizeOf(shelf));
  };
  const shelfReads = joinReads((build) => readBuild(database, build), keepShelf);
  const blobReads = joinReads(
    async (key) => {
      const [hash = "", encoding = "identity"] = key.split(" ") as [string, Encoding];
      const found = await readBlob(database, Buffer.from(hash, "base64"), [encoding, "identity", "br"]);
      return found && inCoding(found, encoding);
    },
    (key, found) => {
      if (found) keep(key, found);
    },
  );

  return {
    shelf: shelves.get,
    readShelf: async (build) => shelves.get(build) ?? shelfReads.read(build),
    keepShelf,
    keepBytes: (file, stored) => keep(keyOf(file, stored.encoding), stored),
    bytes: (file, encoding) => blobs.get(keyOf(file, encoding)),
    readBytes: async (file, encoding) => {
      const key = keyOf(file, encoding);
      return blobs.get(key) ?? blobReads.read(key);
    },
  };
}

/** Texts are kept in brotli alone: the few who do not take that get them made of it. */
async function inCoding(stored: StoredBytes, encoding: Encoding): Promise<StoredBytes> {
  if (stored.encoding !== "br" || encoding === "br") return stored;
  const bytes = await promisify(brotliDecompress)(stored.bytes);
  return encoding === "gzip" ? { encoding, bytes: await compressGzip(bytes) } : { encoding, bytes };
}

function keyOf({ sha256 }: BuildFile, encoding: Encoding): string {
  return `${sha256.toString("base64")} ${encoding}`;
}

function sizeOf({ files, notFound }: Shelf<BuildFile>): number {
  let size = 0;
  for (const [path, { policy }] of [...files, ...notFound])
    size += bytesOfFile + path.length + (policy?.length ?? 0);
  return size;
}
