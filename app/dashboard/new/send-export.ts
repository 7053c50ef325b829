import type { z } from "zod";
import type { importQuery } from "../../../contract/import-site.ts";
import { importAddress } from "../../../contract/upload.ts";
import { CommandRefused, refusedBy } from "../../account/command-refused.ts";
import { openBackend } from "../../account/open-backend.ts";
import { fromExport as words } from "./from-export-content.ts";

type Options = {
  signal: AbortSignal;
  /** Told how much of the file has gone, in parts of one; after all of it the server reads it. */
  onProgress: (part: number) => void;
};

/**
 * Sends an export of which a site is to be made; sent again for the same site it makes nothing twice. Gives the site's id.
 * Throws `CommandRefused`, and an `AbortError` where `signal` is aborted.
 */
export async function sendExport(
  file: Blob,
  wanted: z.input<typeof importQuery>,
  { signal, onProgress }: Options,
): Promise<string> {
  const { auth } = await openBackend();
  const { data } = await auth.getSession();
  // Of `fetch` nobody hears how much has gone.
  const request = new XMLHttpRequest();
  const answered = new Promise<void>((resolve, reject) => {
    request.onload = () => resolve();
    request.onerror = () => reject(new CommandRefused("offline", { message: words.offline }));
    request.onabort = () => reject(new DOMException("stopped", "AbortError"));
  });
  request.upload.onprogress = ({ loaded }) => onProgress(loaded / Math.max(file.size, 1));
  signal.addEventListener("abort", () => request.abort());
  request.open("POST", importAddress(wanted));
  request.responseType = "json";
  request.setRequestHeader("content-type", "application/zip");
  if (data.session) request.setRequestHeader("authorization", `Bearer ${data.session.access_token}`);
  if (signal.aborted) throw new DOMException("stopped", "AbortError");
  request.send(file);
  await answered;
  if (request.status === 200) return (request.response as { site: string }).site;
  throw refusedBy(request.response);
}
