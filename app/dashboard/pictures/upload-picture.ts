import { mostPictureBytes, uploadAddress } from "../../../contract/upload.ts";
import { CommandRefused, refusedBy } from "../../account/command-refused.ts";
import { openBackend } from "../../account/open-backend.ts";
import { picturesContent } from "./pictures-content.ts";

const { upload: words } = picturesContent;

type Options = {
  id: string;
  signal: AbortSignal;
  /** Told from 0 to 1 what has been sent. */
  onProgress: (part: number) => void;
};

/**
 * Sends a file to become the picture `id`, and ends when it is read and kept; its files are made afterwards. Throws `CommandRefused`,
 * whose message says what to do as well, and what `signal` is aborted with. By XMLHttpRequest, since `fetch` does not tell what has been sent.
 */
export async function uploadPicture(file: File, { id, signal, onProgress }: Options): Promise<void> {
  if (file.size > mostPictureBytes) throw new CommandRefused("too_large", { message: words.tooLarge });
  const { auth } = await openBackend();
  const { data } = await auth.getSession();
  signal.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    request.open("POST", uploadAddress(id, file.name.slice(-200) || "picture"));
    request.setRequestHeader("content-type", "application/octet-stream");
    if (data.session) request.setRequestHeader("authorization", `Bearer ${data.session.access_token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total);
    request.onabort = () => reject(signal.reason);
    request.onerror = () => reject(new CommandRefused("offline", { message: words.offline }));
    request.onload = () => (request.status === 200 ? resolve() : reject(refusedAs(request.responseText)));
    request.onloadend = () => signal.removeEventListener("abort", cancel);
    signal.addEventListener("abort", cancel);
    request.send(file);
  });
}

function refusedAs(text: string): CommandRefused {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {}
  const { code, message, hint } = refusedBy(said);
  return new CommandRefused(code, { message: hint ? `${message} ${hint}` : message });
}
