import { hereFolder, readPictureHere } from "./picture-store.ts";
import { pathsIn, withPaths } from "./with-paths.ts";

/**
 * How a window shows what this browser keeps: under a `blob:` address of its own. It ends in `#`, so that what names a file of the
 * picture (`engine/picture.ts`) is a place within it, and all of them are the one there is.
 */
const shown = new Map<string, string>();
const kept = new Map<string, string>();

/** The path by which this window shows `blob`, which is kept under `path`. */
export function showPicture(path: string, blob: Blob): string {
  const before = shown.get(path);
  if (before) return before;
  const address = `${URL.createObjectURL(blob)}#`;
  shown.set(path, address);
  kept.set(address, path);
  return address;
}

/** `document`, or what was done to it, as this window shows it. What the browser has lost stays under the path by which it was kept. */
export async function asShown<Value>(document: Value): Promise<Value> {
  const paths = pathsIn(document, (path) => path.startsWith(hereFolder));
  await Promise.all(
    paths.map(async (path) => {
      const blob = shown.has(path) ? undefined : await readPictureHere(path);
      if (blob) showPicture(path, blob);
    }),
  );
  return withPaths(document, (path) => shown.get(path));
}

/** The same as it is kept. */
export function asKept<Value>(document: Value): Value {
  return kept.size === 0 ? document : withPaths(document, (path) => kept.get(path));
}
