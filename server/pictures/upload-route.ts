import type { FileHandle } from "node:fs/promises";
import type { Context } from "hono";
import { uploadQuery } from "../../contract/picture.ts";
import { mostPictureBytes } from "../../contract/upload.ts";
import { CommandError } from "../api/command-error.ts";
import type { CommandParts } from "../api/command-parts.ts";
import type { Actor } from "../api/handle-command.ts";
import { auditOf, requireOpenAccount } from "../api/run-command.ts";
import { BodyError } from "../http/body-error.ts";
import { encodePictureJob } from "./encode-picture.job.ts";
import type { PictureMaster } from "./picture-task.ts";
import { refusedFile } from "./refused-file.ts";
import { requireRoomForNewPictures } from "./require-room.ts";
import { runPictureTask } from "./run-picture-task.ts";
import { sniffed, sniffPicture } from "./sniff-picture.ts";
import { storeBlob } from "./store-blobs.ts";
import { withTemporaryFile } from "./temporary-file.ts";

/** Uploads that come in at once: of one account, and of all. */
const mostAtOnce = { account: 4, server: 24 };

type Upload = { id: string; name: string };

/**
 * `POST /api/pictures?id=...&name=...` with a file as its body. It answers when the file is read and kept; what is made
 * of it is a job. A refused, lost or aborted upload leaves nothing behind, and a repeated one does nothing twice.
 */
export function createUpload(parts: CommandParts) {
  const underWay = new Map<string, number>();

  async function take(context: Context, actor: Actor, upload: Upload): Promise<void> {
    const kept = await keptBefore(parts, actor, upload.id);
    await withTemporaryFile(async (file) => {
      const size = await receive(context, kept ? undefined : file);
      if (kept) return;
      const head = Buffer.alloc(Math.min(size, sniffed));
      await file.read(head, 0, head.length, 0);
      const found = sniffPicture(head);
      if ("refused" in found) throw refusedFile(found.refused);
      const master = await runPictureTask({ name: "read", kind: found.kind }, file, context.req.raw.signal);
      await keep(parts, actor, upload, master);
    });
  }

  return async (context: Context, actor: Actor): Promise<Response> => {
    const query = uploadQuery.safeParse(context.req.query());
    if (!query.success) throw new CommandError("invalid_input");
    await requireOpenAccount(parts.database.typed, actor, { isForLooks: true });
    const own = underWay.get(actor.id) ?? 0;
    const all = [...underWay.values()].reduce((sum, count) => sum + count, 0);
    if (own >= mostAtOnce.account) throw new CommandError("too_many");
    if (all >= mostAtOnce.server) throw new CommandError("unavailable");
    underWay.set(actor.id, own + 1);
    try {
      await take(context, actor, query.data);
    } finally {
      const left = (underWay.get(actor.id) ?? 1) - 1;
      if (left > 0) underWay.set(actor.id, left);
      else underWay.delete(actor.id);
    }
    return context.json({ picture: query.data.id });
  };
}

/** Whether the upload came before, from the same account. Throws `already_there` where the id is somebody else's. */
async function keptBefore({ database }: CommandParts, actor: Actor, id: string): Promise<boolean> {
  const found = await database.typed
    .selectFrom("pictures")
    .select("owner")
    .where("id", "=", id)
    .executeTakeFirst();
  if (found && found.owner !== actor.id) throw new CommandError("already_there");
  return found !== undefined;
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

async function keep(
  { database, jobs }: CommandParts,
  actor: Actor,
  { id, name }: Upload,
  master: PictureMaster,
): Promise<void> {
  await database.typed.transaction().execute(async (transaction) => {
    await requireOpenAccount(transaction, actor, { isForLooks: true });
    const { numInsertedOrUpdatedRows: inserted } = await transaction
      .insertInto("pictures")
      .values({ id, owner: actor.id, file_name: name, bytes: master.bytes.length })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .executeTakeFirst();
    if (inserted !== 1n) return; // the same upload has overtaken this one
    const { bytes, width, height, colour, hasAlpha } = master;
    await transaction
      .insertInto("private.picture_masters")
      .values({
        picture: id,
        sha256: await storeBlob(transaction, bytes),
        bytes: bytes.length,
        width,
        height,
        colour,
        has_alpha: hasAlpha,
      })
      .execute();
    await requireRoomForNewPictures(transaction, actor.id);
    await auditOf(
      transaction,
      actor,
    )({
      act: "upload-picture",
      target: { kind: "picture", id },
      after: { name, width, height },
    });
    await jobs.send(transaction, encodePictureJob, { picture: id });
  });
}
