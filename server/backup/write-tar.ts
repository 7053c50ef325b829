/** A file or folder of an archive. A file has as many bytes as it says, whatever becomes of it on the disk meanwhile. */
export type TarEntry =
  | { name: string; kind: "folder" }
  | { name: string; kind: "file"; bytes: number; chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array> };

export const blockSize = 512;

/**
 * The bytes of a tar (ustar) with these entries. A file that is shorter by now is filled up with zeros, of a longer one the rest is
 * left out: the database's log says what belongs there. It has its end only when all came.
 */
export async function* writeTar(entries: AsyncIterable<TarEntry>): AsyncGenerator<Uint8Array> {
  for await (const entry of entries) {
    yield headerOf(entry);
    if (entry.kind === "folder") continue;
    let left = entry.bytes;
    for await (const chunk of entry.chunks) {
      if (left === 0) break;
      const part = chunk.subarray(0, left);
      left -= part.length;
      yield part;
    }
    for (; left > 0; left -= zeros.length) yield zeros.subarray(0, left);
    const over = entry.bytes % blockSize;
    if (over > 0) yield zeros.subarray(0, blockSize - over);
  }
  yield zeros.subarray(0, 2 * blockSize);
}

const zeros = Buffer.alloc(64 * 1024);

/** https://pubs.opengroup.org/onlinepubs/9699919799/utilities/pax.html#tag_20_92_13_06 */
function headerOf(entry: TarEntry): Buffer {
  const isFolder = entry.kind === "folder";
  const name = isFolder ? `${entry.name}/` : entry.name;
  if (Buffer.byteLength(name) > 100) throw new Error(`${name} is too long a name for an archive`);
  const header = Buffer.alloc(blockSize);
  const octal = (value: number, at: number, length: number) =>
    header.write(`${value.toString(8).padStart(length - 1, "0")}\0`, at, "latin1");
  header.write(name, 0);
  octal(isFolder ? 0o700 : 0o600, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(isFolder ? 0 : entry.bytes, 124, 12);
  octal(0, 136, 12);
  header.write("        ", 148, "latin1");
  header.write(isFolder ? "5" : "0", 156, "latin1");
  header.write("ustar\x0000", 257, "latin1");
  octal(
    header.reduce((sum, byte) => sum + byte, 0),
    148,
    7,
  );
  return header;
}
