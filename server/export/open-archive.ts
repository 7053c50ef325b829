import type { FileHandle } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { crc32 } from "node:zlib";
import { type Entry, fromRandomAccessReaderPromise, type ZipFile } from "yauzl";
import { CommandError } from "../api/command-error.ts";
import { ArchiveReader } from "./archive-reader.ts";
import { type ExportRefusal, refusedExport } from "./refused-export.ts";

/** Far beyond the largest site: a picture has eight files, a page three. */
const mostEntries = 20_000;

/** Bytes that all of it may say to unpack to. */
const mostUnpacked = 2_000_000_000;

/** How much smaller a file may be packed; words get to a tenth. Small files are no danger, whatever they hold. */
const largestRatio = 100;
const smallFile = 256 * 1024;

/** What visitors wrote may be the same letter a million times; it is never unpacked here. */
const messages = "messages.csv";

/** Bits of a Unix mode that say what kind of file it is, and the kind that is none but bytes. */
const kindOfFile = 0o170000;
const plainFile = 0o100000;

const names =
  /^(README\.html|site\.json|messages\.csv|site\/.+|pictures\/[\da-f-]{36}\/(picture\.json|original\.(jpg|webp)|[\da-f]{32}[-\w]*\.(avif|jpg)))$/;

export type Archive = {
  /** All its files, by their names. */
  names: ReadonlySet<string>;
  /** The bytes of a file. Throws `CommandError` where it has more than `most`, or others than were packed. */
  read: (name: string, most: number) => Promise<Buffer>;
};

/**
 * Opens a zip that anybody may have made. Nothing of it is unpacked before all that it says of itself was looked at: the names
 * and kinds of its files, their number, how large they are, and that they do not lie over one another. Throws `CommandError`.
 */
export async function openArchive(file: FileHandle, size: number): Promise<Archive> {
  const zip = await orRefuse("notWhole", () =>
    fromRandomAccessReaderPromise(new ArchiveReader(file), size, {
      autoClose: false,
      validateEntrySizes: true,
      strictFileNames: true,
    }),
  );
  if (zip.entryCount > mostEntries) throw refusedExport("tooMany");
  const entries = await orRefuse("notOurs", () => list(zip, size));
  return {
    names: new Set(entries.keys()),
    read: async (name, most) => {
      const entry = entries.get(name);
      if (!entry) throw refusedExport("notOurs");
      if (entry.uncompressedSize > most) throw refusedExport("bomb");
      return orRefuse("changed", async () => {
        const bytes = await buffer(await zip.openReadStreamPromise(entry));
        if (crc32(bytes) !== entry.crc32) throw refusedExport("changed");
        return bytes;
      });
    },
  };
}

async function list(zip: ZipFile, size: number): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  const seen = new Set<string>();
  let packed = 0;
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    const { fileName: name, compressedSize, uncompressedSize, relativeOffsetOfLocalHeader: offset } = entry;
    // As a disk that does not tell small letters from capitals has it.
    const key = name.toLowerCase();
    if (seen.has(key)) throw refusedExport("changed");
    seen.add(key);
    const kind = (entry.externalFileAttributes >>> 16) & kindOfFile;
    if (!names.test(name) || (kind !== 0 && kind !== plainFile)) throw refusedExport("notOurs");
    if (entry.isEncrypted()) throw refusedExport("locked");
    if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8) throw refusedExport("notOurs");
    packed += compressedSize;
    unpacked += uncompressedSize;
    // Files that lie over one another make a small zip large.
    if (packed > size || offset + compressedSize > size) throw refusedExport("bomb");
    const isDense = uncompressedSize > smallFile && uncompressedSize > compressedSize * largestRatio;
    if (unpacked > mostUnpacked || (isDense && name !== messages)) throw refusedExport("bomb");
    entries.set(name, entry);
  }
  return entries;
}

/** What somebody else's code throws about a zip becomes a refusal. */
async function orRefuse<Made>(why: ExportRefusal, work: () => Promise<Made>): Promise<Made> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof CommandError ? error : refusedExport(why, error);
  }
}
