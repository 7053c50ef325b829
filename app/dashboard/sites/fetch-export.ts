import { refusedBy } from "../../account/command-refused.ts";
import { sendCommand } from "../../account/send-command.ts";

/** What is larger goes past this page, straight to where the browser keeps downloads: a page would hold all of it in memory. */
const mostHeld = 200_000_000;

type Options = {
  signal: AbortSignal;
  /** Told how much is here, in parts of one. */
  onProgress: (part: number) => void;
};

/**
 * Has a site exported and saved by the browser. Resolves when the file is whole, or, where it is large, when the browser has
 * begun to fetch it. Throws `CommandRefused`, and what `signal` is aborted with.
 */
export async function fetchExport(site: string, { signal, onProgress }: Options): Promise<void> {
  const { link, fileName, bytes } = await sendCommand("export-site", { site });
  signal.throwIfAborted();
  if (bytes > mostHeld) return save(link, fileName);
  const response = await fetch(link, { signal });
  if (!response.ok || !response.body) {
    throw refusedBy(await response.json().catch(() => undefined));
  }
  const chunks: BlobPart[] = [];
  let read = 0;
  for await (const chunk of chunksOf(response.body)) {
    chunks.push(chunk);
    read += chunk.length;
    // It is told about how much it will be: the last part comes with the end.
    onProgress(Math.min(0.99, read / Math.max(bytes, 1)));
  }
  const address = URL.createObjectURL(new Blob(chunks, { type: "application/zip" }));
  save(address, fileName);
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Safari's streams cannot be iterated. */
async function* chunksOf(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

function save(address: string, fileName: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
}
