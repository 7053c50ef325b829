import { inTable } from "../draft/browser-database.ts";

/** What `path` begins with of a picture that this browser alone keeps: no file of the server has such an address. */
export const hereFolder = "/pictures/here/";

/** Keeps a picture of what a visitor makes of `design`; gives the path by which the document calls it. Throws where the browser keeps nothing. */
export async function keepPictureHere(design: string, blob: Blob): Promise<string> {
  const path = `${hereFolder}${design}-${crypto.randomUUID()}`;
  await inTable("pictures", "readwrite", (table) => table.put(blob, path));
  return path;
}

/** The picture at `path`; undefined where this browser does not have it any more. */
export async function readPictureHere(path: string): Promise<Blob | undefined> {
  return inTable<Blob | undefined>("pictures", "readonly", (table) => table.get(path)).catch(() => undefined);
}

export async function forgetPicturesOf(design: string): Promise<void> {
  const first = `${hereFolder}${design}-`;
  await inTable("pictures", "readwrite", (table) => table.delete(IDBKeyRange.bound(first, `${first}~`)));
}
