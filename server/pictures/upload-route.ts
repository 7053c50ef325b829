import type { Context } from "hono";
import { uploadQuery } from "../../contract/picture.ts";
import { CommandError } from "../api/command-error.ts";
import type { CommandParts } from "../api/command-parts.ts";
import type { Actor } from "../api/handle-command.ts";
import { auditOf, requireOpenAccount } from "../api/run-command.ts";
import { encodePictureJob } from "./encode-picture.job.ts";
import type { PictureMaster } from "./picture-task.ts";
import { dropPicture, receivePicture } from "./receive-picture.ts";
import { requireRoomForNewPictures } from "./require-room.ts";
import { storeBlob } from "./store-blobs.ts";
import { createUploadPlaces } from "./upload-places.ts";

/** Uploads that come in at once: of one account, and of all. */
const mostAtOnce = { account: 4, server: 24 };

type Upload = { id: string; name: string };

/**
 * `POST /api/pictures?id=...&name=...` with a file as its body. It answers when the file is read and kept; what is made
 * of it is a job. A refused, lost or aborted upload leaves nothing behind, and a repeated one does nothing twice.
 */
export function createUpload(parts: CommandParts) {
  const inPlace = createUploadPlaces(mostAtOnce);

  async function take(context: Context, actor: Actor, upload: Upload): Promise<void> {
    const kept = await keptBefore(parts, actor, upload.id);
    if (kept) await dropPicture(context);
    else await keep(parts, actor, upload, await receivePicture(context));
  }

  return async (context: Context, actor: Actor): Promise<Response> => {
    const query = uploadQuery.safeParse(context.req.query());
    if (!query.success) throw new CommandError("invalid_input");
    await requireOpenAccount(parts.database.typed, actor, { isForLooks: true });
    await inPlace(actor.id, () => take(context, actor, query.data));
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
