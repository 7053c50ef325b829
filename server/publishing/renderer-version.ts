import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { listFiles } from "../pages/list-files.ts";

/** What a site's files depend on beside its document: what the build made to draw with, and what styles pages here. */
const rooms = ["../../build/renderer", "../pages", "."];

let version: Promise<string> | undefined;

/** SHA-256 of what draws sites, by which builds of the same document are known to be the same. */
export function rendererVersion(): Promise<string> {
  version ??= hashRooms();
  return version;
}

async function hashRooms(): Promise<string> {
  const hash = createHash("sha256");
  for (const room of rooms) {
    const directory = join(import.meta.dirname, room);
    const files = (await listFiles(directory)).filter((file) => !/\.test\.ts$|^testing\//.test(file)).sort();
    for (const file of files) hash.update(`${file}\0`).update(await readFile(join(directory, file)));
  }
  return hash.digest("hex");
}
