import { cropPicture as command } from "../../contract/crop-picture.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { encodePictureJob } from "./encode-picture.job.ts";
import { openPicture } from "./open-picture.ts";

export const cropPicture = handle(command, ({ input, actor, parts, write }) =>
  write(async ({ transaction, audit }) => {
    const { id, focus, crop, manifest } = await openPicture(transaction, actor, input.picture);
    if (manifest === null) {
      throw new CommandError("not_now", {
        message: "This picture is still being made. Try again in a moment.",
      });
    }
    const after = { focus: input.focus, crop: input.crop };
    await transaction
      .updateTable("pictures")
      .set({
        state: "working",
        focus: JSON.stringify(after.focus),
        crop: after.crop && JSON.stringify(after.crop),
      })
      .where("id", "=", id)
      .execute();
    await audit({ act: "crop-picture", target: { kind: "picture", id }, before: { focus, crop }, after });
    await parts.jobs.send(transaction, encodePictureJob, { picture: id });
    return {};
  }),
);
