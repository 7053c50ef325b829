import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as Renderer from "../../renderer/renderer.ts";
import type { SheetMap } from "./bundle/sheets-of-blocks.ts";

export type LoadedRenderer = { drawing: typeof Renderer; sheets: SheetMap };

const directory = join(import.meta.dirname, "../../build/renderer");

let loaded: Promise<LoadedRenderer> | undefined;

/** What the build made to draw sites with (`build/renderer`), which is loaded once. */
export function loadRenderer(): Promise<LoadedRenderer> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<LoadedRenderer> {
  const [drawing, sheets] = await Promise.all([
    import(pathToFileURL(join(directory, "renderer.js")).href) as Promise<typeof Renderer>,
    readFile(join(directory, "sheets.json"), "utf8"),
  ]);
  return { drawing, sheets: JSON.parse(sheets) };
}
