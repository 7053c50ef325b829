import type { Picture } from "../../../engine/picture.ts";
import { sendCommand } from "../../account/send-command.ts";
import { whenMade } from "../pictures/read-pictures.ts";
import { uploadPicture } from "../pictures/upload-picture.ts";

/**
 * Makes `file` a picture of the account's own, which shows what `alt` says; nobody has said yet where that is empty. Throws where
 * that cannot be done now.
 */
export async function bringPicture(file: File, alt: string): Promise<Picture> {
  const id = crypto.randomUUID();
  const signal = AbortSignal.timeout(60_000);
  await uploadPicture(file, { id, signal, onProgress: () => {} });
  const { manifest, reason } = await whenMade(id, signal);
  if (!manifest) throw new Error(reason ?? "");
  if (alt !== "") await sendCommand("describe-picture", { request: crypto.randomUUID(), picture: id, alt });
  return { ...manifest, alt };
}
