import { join } from "node:path";

export const artFolder = join(import.meta.dirname, "..");
export const scenesFolder = join(artFolder, "scenes");
export const cacheFolder = join(artFolder, ".cache");
const root = join(artFolder, "..");

export const specsFile = (set: string) => join(artFolder, "pictures", `${set}.ts`);
export const recordsFile = (set: string) => join(artFolder, "rendered", `${set}.json`);
export const manifestFile = (set: string) => join(root, "app/pictures", `${set}.ts`);
export const publicFolder = (set: string) => join(root, "public/pictures", set);
