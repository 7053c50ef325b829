import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as Renderer from "../../renderer/renderer.ts";
import { listFiles } from "../pages/list-files.ts";
import type { ScriptMap } from "./bundle/script-map.ts";
import type { SheetMap } from "./bundle/sheets-of-blocks.ts";

export type LoadedRenderer = {
  drawing: typeof Renderer;
  sheets: SheetMap;
  scripts: ScriptMap;
  /** The texts of all scripts, by their addresses. */
  scriptTexts: ReadonlyMap<string, string>;
};

const directory = join(import.meta.dirname, "../../build/renderer");

let loaded: Promise<LoadedRenderer> | undefined;

/** What the build made to draw sites with (`build/renderer`), which is loaded once. */
export function loadRenderer(): Promise<LoadedRenderer> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<LoadedRenderer> {
  const readJson = async (file: string) => JSON.parse(await readFile(join(directory, file), "utf8"));
  const [drawing, sheets, scripts, files] = await Promise.all([
    import(pathToFileURL(join(directory, "renderer.js")).href) as Promise<typeof Renderer>,
    readJson("sheets.json") as Promise<SheetMap>,
    readJson("scripts.json") as Promise<ScriptMap>,
    listFiles(join(directory, "assets")),
  ]);
  const texts = await Promise.all(
    files.map(
      async (file) => [`/assets/${file}`, await readFile(join(directory, "assets", file), "utf8")] as const,
    ),
  );
  return { drawing, sheets, scripts, scriptTexts: new Map(texts) };
}
