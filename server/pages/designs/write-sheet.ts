import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join, posix } from "node:path";

/** Writes `css` into `directory`/assets under a name that begins with `name` and changes with what it says; gives its address. */
export async function writeSheet(directory: string, name: string, css: string): Promise<string> {
  const hash = createHash("sha256").update(css).digest("base64url").slice(0, 8);
  const path = `assets/${name}-${hash}.css`;
  await mkdir(join(directory, "assets"), { recursive: true });
  await writeFile(join(directory, path), css);
  return posix.join("/", path);
}
