import { setImmediate } from "node:timers/promises";
import { Zip, ZipDeflate } from "fflate";

/** A file of a zip. */
export type ArchiveEntry = {
  name: string;
  chunks: AsyncIterable<Uint8Array>;
  /** Whether its bytes are as small as they get: packing them again would cost time and save nothing. */
  isPacked: boolean;
};

/** What is packed without a breath between: some 3 ms of work. */
const atOnce = 64 * 1024;

/**
 * The bytes of a zip with these files, one after the other: no more is read than somebody takes. A failure on the way leaves a
 * zip without its end, which no program takes for a whole one.
 */
export async function* writeArchive(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  let failure: Error | undefined;
  const zip = new Zip((error, bytes) => {
    if (error) failure = error;
    else if (bytes.length > 0) made.push(bytes);
  });
  function* taken(): Generator<Uint8Array> {
    if (failure) throw failure;
    yield* made.splice(0);
  }
  for await (const { name, chunks, isPacked } of entries) {
    // Also what is packed already is told as deflated: with sizes that follow their file, many programs read nothing else.
    const file = new ZipDeflate(name, { level: isPacked ? 0 : 6 });
    file.mtime = earliest;
    zip.add(file);
    for await (const chunk of chunks) {
      for (let at = 0; at < chunk.length; at += atOnce) {
        file.push(chunk.subarray(at, at + atOnce));
        yield* taken();
        if (!isPacked) await setImmediate();
      }
    }
    file.push(new Uint8Array(), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}

/** The earliest day that a zip can tell: the same site is the same bytes whenever it is exported. */
const earliest = new Date(1980, 0, 1);
