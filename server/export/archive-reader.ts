import type { FileHandle } from "node:fs/promises";
import { Readable } from "node:stream";
import { RandomAccessReader } from "yauzl";

/** Bytes that are read ahead: a zip tells of each file in two small pieces, thousands of them side by side. */
const block = 256 * 1024;

/** Reads a zip, and what it tells of its files a block at a time. */
export class ArchiveReader extends RandomAccessReader {
  readonly #file: FileHandle;
  #ahead: Buffer = Buffer.alloc(0);
  #from = 0;

  constructor(file: FileHandle) {
    super();
    this.#file = file;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    // Streams of Node's own close the file when somebody gives them up.
    return Readable.from(this.#chunks(start, end), { objectMode: false });
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    done: (error: Error | null, read?: number) => void,
  ): void {
    this.#bytesAt(position, length).then(
      (bytes) => done(null, bytes.copy(buffer, offset)),
      (error) => done(error),
    );
  }

  override close(done: (error: Error | null) => void): void {
    done(null); // the file is its owner's to close
  }

  async *#chunks(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end; ) {
      const chunk = Buffer.alloc(Math.min(64 * 1024, end - at));
      const { bytesRead } = await this.#file.read(chunk, 0, chunk.length, at);
      if (bytesRead === 0) throw new Error("unexpected end of the file");
      yield chunk.subarray(0, bytesRead);
      at += bytesRead;
    }
  }

  async #bytesAt(position: number, length: number): Promise<Buffer> {
    const isAhead = position >= this.#from && position + length <= this.#from + this.#ahead.length;
    if (!isAhead) {
      const ahead = Buffer.alloc(Math.max(block, length));
      const { bytesRead } = await this.#file.read(ahead, 0, ahead.length, position);
      this.#ahead = ahead.subarray(0, bytesRead);
      this.#from = position;
    }
    return this.#ahead.subarray(position - this.#from, position - this.#from + length);
  }
}
