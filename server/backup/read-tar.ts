import { blockSize } from "./write-tar.ts";

/** A file or folder of an archive that is read. Its chunks are taken before the next one is asked for. */
export type ReadEntry = {
  name: string;
  kind: "file" | "folder";
  bytes: number;
  chunks: AsyncGenerator<Uint8Array>;
};

/** The archive is cut off, or is none. */
export class BrokenArchive extends Error {}

/** The entries of a tar that `writeTar` made, in its order. Throws `BrokenArchive`, at the latest where its end is missing. */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<ReadEntry> {
  const taken = reader(source);
  for (;;) {
    const header = await taken.exactly(blockSize);
    if (header.every((byte) => byte === 0)) return;
    const { name, kind, bytes } = readHeader(header);
    let left = bytes;
    const chunks = (async function* () {
      while (left > 0) {
        const chunk = await taken.some(left);
        left -= chunk.length;
        yield chunk;
      }
    })();
    yield { name, kind, bytes, chunks };
    for await (const _ of chunks); // what nobody took
    await taken.exactly((blockSize - (bytes % blockSize)) % blockSize);
  }
}

function readHeader(header: Buffer): Pick<ReadEntry, "name" | "kind" | "bytes"> {
  const text = (at: number, length: number) =>
    header
      .subarray(at, at + length)
      .toString("utf8")
      .replace(/\0.*$/s, "");
  const sum = header.reduce((all, byte, at) => all + (at >= 148 && at < 156 ? 32 : byte), 0);
  const type = text(156, 1);
  if (text(257, 5) !== "ustar" || Number.parseInt(text(148, 8), 8) !== sum || !["0", "5"].includes(type)) {
    throw new BrokenArchive("it holds something that no backup of this server has");
  }
  const name = text(0, 100);
  return {
    name: name.replace(/\/$/, ""),
    kind: type === "5" ? "folder" : "file",
    bytes: Number.parseInt(text(124, 12), 8),
  };
}

/** Gives bytes as they are asked for, wherever the chunks of `source` end. */
function reader(source: AsyncIterable<Uint8Array>) {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Uint8Array = new Uint8Array(0);
  async function some(most: number): Promise<Uint8Array> {
    while (rest.length === 0) {
      const { value, done } = await chunks.next();
      if (done) throw new BrokenArchive("its end is missing");
      rest = value;
    }
    const part = rest.subarray(0, most);
    rest = rest.subarray(part.length);
    return part;
  }
  return {
    /** At least one byte, and `most` at most. */
    some,
    exactly: async (count: number): Promise<Buffer> => {
      const parts: Uint8Array[] = [];
      for (let left = count; left > 0; ) {
        const part = await some(left);
        parts.push(part);
        left -= part.length;
      }
      return Buffer.concat(parts);
    },
  };
}
