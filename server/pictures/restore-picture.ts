import { restorePicture as command } from "../../contract/restore-picture.ts";
import { handle } from "../api/handle-command.ts";
import { encodePictureJob } from "./encode-picture.job.ts";
import { openPicture } from "./open-picture.ts";
import { requireRoomForPictures } from "./require-room.ts";

export const restorePicture = handle(command, ({ input, actor, parts, write }) =>
  write(async ({ transaction, audit }) => {
    const { id, state, file_name } = await openPicture(transaction, actor, input.picture, {
      isDeleted: true,
    });
    await transaction.updateTable("pictures").set({ deleted_at: null }).where("id", "=", id).execute();
    await requireRoomForPictures(transaction, actor.id);
    // It was deleted before its files were made.
    if (state === "working") await parts.jobs.send(transaction, encodePictureJob, { picture: id });
    await audit({ act: "restore-picture", target: { kind: "picture", id }, after: file_name });
    return {};
  }),
);
