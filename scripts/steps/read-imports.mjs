import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { root } from "./root.mjs";

/** Which of `files` each source among them names by a relative path: what it imports, mocks or reads. */
export function readImports(files) {
  const present = files.filter((file) => existsSync(join(root, file)));
  const sources = present.filter((file) => /\.(tsx?|mjs|css)$/.test(file));
  const known = new Set(files);
  return new Map(
    sources.map((file) => {
      const named = namedIn(readFileSync(join(root, file), "utf8"), posix.dirname(file));
      return [file, named.filter((path) => known.has(path))];
    }),
  );
}

/** The relative paths that stand as words of their own in `source`, which lies in `folder`. */
export function namedIn(source, folder) {
  const words = source.matchAll(/["'`](\.\.?\/[^"'`?\n]+)/g);
  return [...new Set([...words].map(([, path]) => posix.join(folder, path)))];
}
