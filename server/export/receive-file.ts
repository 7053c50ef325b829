import { createHash, randomUUID } from "node:crypto";
import { type FileHandle, open, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Context } from "hono";
import { CommandError } from "../api/command-error.ts";
import { BodyError } from "../http/body-error.ts";

export type ReceivedFile = { file: FileHandle; size: number; sha256: string };

/**
 * Gives `work` the body of a request as a file, which has no name any more: it is gone with the process at the latest, however
 * that ends. Throws `too_large` at the byte that is too many, and `BodyError` where the body does not come to its end.
 */
export async function withReceivedFile<Made>(
  context: Context,
  most: number,
  work: (received: ReceivedFile) => Promise<Made>,
): Promise<Made> {
  const tooLarge = () =>
    new CommandError("too_large", {
      message: `This file is larger than the ${Math.floor(most / 1_048_576)} MB that can be read.`,
      hint: "Take pictures off the site that no page needs, or write to the studio.",
    });
  if (Number(context.req.header("content-length") ?? 0) > most) throw tooLarge();
  const path = join(tmpdir(), `export-${randomUUID()}`);
  const file = await open(path, "wx+", 0o600);
  try {
    await unlink(path);
    const hash = createHash("sha256");
    let size = 0;
    for await (const chunk of bodyOf(context)) {
      size += chunk.byteLength;
      if (size > most) throw tooLarge();
      hash.update(chunk);
      await file.write(chunk);
    }
    return await work({ file, size, sha256: hash.digest("hex") });
  } finally {
    await file.close();
  }
}

async function* bodyOf(context: Context): AsyncGenerator<Uint8Array> {
  const { body } = context.req.raw;
  if (!body) return;
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((error) => {
        throw new BodyError(400, `The file did not arrive: ${String(error)}`);
      });
      if (done) return;
      yield value;
    }
  } finally {
    void reader.cancel().catch(() => {});
  }
}
