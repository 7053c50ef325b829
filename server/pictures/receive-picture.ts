import type { FileHandle } from "node:fs/promises";
import type { Context } from "hono";
import { mostPictureBytes } from "../../contract/upload.ts";
import { CommandError } from "../api/command-error.ts";
import { BodyError } from "../http/body-error.ts";
import type { PictureMaster } from "./picture-task.ts";
import { refusedFile } from "./refused-file.ts";
import { runPictureTask } from "./run-picture-task.ts";
import { sniffed, sniffPicture } from "./sniff-picture.ts";
import { withTemporaryFile } from "./temporary-file.ts";

/**
 * Takes a file that is the body of a request, and has it read as a picture in a process of its own. Throws the refusal of a file that
 * is none, and leaves nothing behind.
 */
export function receivePicture(context: Context): Promise<PictureMaster> {
  return withTemporaryFile(async (file) => {
    const size = await receive(context, file);
    const head = Buffer.alloc(Math.min(size, sniffed));
    await file.read(head, 0, head.length, 0);
    const found = sniffPicture(head);
    if ("refused" in found) throw refusedFile(found.refused);
    return runPictureTask({ name: "read", kind: found.kind }, file, context.req.raw.signal);
  });
}

/** Lets a body arrive that nobody needs. Throws as `receivePicture` does of its size. */
export async function dropPicture(context: Context): Promise<void> {
  await receive(context, undefined);
}

/** Writes the body into `file`, or nowhere, and gives its size. Throws `too_large` at the byte that is too many. */
async function receive(context: Context, file: FileHandle | undefined): Promise<number> {
  const tooLarge = () =>
    new CommandError("too_large", {
      message: "This file is larger than 25 MB.",
      hint: "Make it smaller first: 3000 pixels are wide enough for every screen.",
    });
  if (Number(context.req.header("content-length") ?? 0) > mostPictureBytes) throw tooLarge();
  const { body } = context.req.raw;
  let size = 0;
  if (!body) return size;
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return size;
      size += value.byteLength;
      if (size > mostPictureBytes) throw tooLarge();
      await file?.write(value);
    }
  } catch (error) {
    void reader.cancel().catch(() => {});
    if (error instanceof CommandError) throw error;
    throw new BodyError(400, "The file did not arrive.");
  }
}
