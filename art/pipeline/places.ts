import { join } from "node:path";

export const artFolder = join(import.meta.dirname, "..");
export const scenesFolder = join(artFolder, "scenes");
export const cacheFolder = join(artFolder, ".cache");
const root = join(artFolder, "..");

export const specsFile = (set: string) => join(artFolder, "pictures", `${set}.ts`);
export const recordsFile = (set: string) => join(artFolder, "rendered", `${set}.json`);

/** Where pages take a set's pictures from: a template's own stand in its folder, `fashion-editorial` in that of `fashion`. */
export function manifestFile(set: string): string {
  if (set === "landing") return join(root, "app/landing/pictures.ts");
  if (set === "showcase") return join(root, "templates/showcase-pictures.ts");
  const [slug = set, part] = set.split("-");
  return join(root, "templates", slug, part ? `${part}-pictures.ts` : "pictures.ts");
}

export const pictureModule = join(root, "engine/picture.ts");
export const publicFolder = (set: string) => join(root, "public/pictures", set);
