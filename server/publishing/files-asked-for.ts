import { picture } from "../../engine/blocks/fields.ts";
import { type Picture, pictureFallback, pictureFile } from "../../engine/picture.ts";
import type { SiteFile } from "./site-file.ts";

/** What a page says to its islands, which make addresses of the pictures in it when they show them. */
const islandData = /<script type="application\/json"[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The paths of all fonts and pictures that `files`, a site at `origin`, ask for on their own origin and that are not among
 * them. What stands in a text but does not begin an address is none.
 */
export function filesAskedFor(files: readonly SiteFile[], origin: string): string[] {
  const file = "/(?:fonts|pictures|media)/[\\w/.-]+\\.\\w+";
  // What shares a page is told a whole address, which may have no version.
  const whole = `(?<=${origin.replaceAll(/[^\w]/g, "\\$&")})${file}`;
  const named = new RegExp(`${whole}|(?<=["'(,\\s=;])${file}(?=\\?v=\\w)`, "g");
  const paths = new Set<string>();
  for (const { contentType, bytes } of files) {
    if (!/html|json|javascript/.test(contentType)) continue;
    const text = new TextDecoder().decode(bytes);
    for (const [path] of text.matchAll(named)) paths.add(path);
    const data = contentType.includes("json")
      ? [text]
      : Array.from(text.matchAll(islandData), ([, one = ""]) => one);
    for (const one of data) for (const found of picturesIn(JSON.parse(one))) addFiles(found, paths);
  }
  return [...paths].sort();
}

function picturesIn(value: unknown): Picture[] {
  if (typeof value !== "object" || value === null) return [];
  if ("path" in value && "widths" in value) {
    const { success, data } = picture.safeParse(value);
    if (success) return [data];
  }
  return Object.values(value).flatMap(picturesIn);
}

function addFiles(found: Picture, paths: Set<string>): void {
  for (const width of found.widths) paths.add(withoutQuery(pictureFile(found, width)));
  paths.add(withoutQuery(pictureFallback(found)));
}

function withoutQuery(address: string): string {
  return address.replace(/\?.*$/, "");
}
