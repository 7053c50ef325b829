import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Plugin } from "vite";
import { sheetBehind } from "../../publishing/bundle/sheets-as-nothing.ts";

/** Where what draws a block is exported, and which sheets it needs, in the order in which they are loaded. */
export type BlockFiles = { view: { file: string; name: string }; sheets: string[] };

export type DesignFiles = {
  /** By the block's type. */
  blocks: Map<string, BlockFiles>;
  /** Of what a design has on all its pages, by its name. */
  designs: Map<string, string[]>;
  /** Of what surrounds the blocks of every page. */
  frame: string[];
};

const blockFile = /^(?:engine|templates\/([\w-]+))\/blocks\/([\w-]+)\/[\w-]+\.block\.ts$/;
const designFile = /^templates\/([\w-]+)\/design\.ts$/;
const frameFile = "engine/render/site-frame.tsx";

type Imports = (id: string) => readonly string[];

/** Notes while a build runs which files draw what, for `found` to tell when it has ended. */
export function watchBlockFiles(root: string): { plugin: Plugin; found: () => Promise<DesignFiles> } {
  const imports = new Map<string, readonly string[]>();
  const plugin: Plugin = {
    name: "watch-block-files",
    moduleParsed({ id, importedIds }) {
      imports.set(id, importedIds);
    },
  };
  const importsOf: Imports = (id) => imports.get(id) ?? [];
  const pathOf = (id: string) => relative(root, id).replaceAll("\\", "/");
  async function found(): Promise<DesignFiles> {
    const files: DesignFiles = { blocks: new Map(), designs: new Map(), frame: [] };
    const isBlock = (id: string) => blockFile.test(pathOf(id));
    for (const id of imports.keys()) {
      const path = pathOf(id);
      const [, template, block] = blockFile.exec(path) ?? [];
      if (block)
        files.blocks.set(template ? `${template}/${block}` : block, {
          view: await viewOf(id),
          sheets: sheetsFrom(id, importsOf),
        });
      const [, design] = designFile.exec(path) ?? [];
      if (design) files.designs.set(design, sheetsFrom(id, importsOf, isBlock));
      if (path === frameFile) files.frame = sheetsFrom(id, importsOf);
    }
    return files;
  }
  return { plugin, found };
}

/** What a definition of a block names as its view. Throws where it does so in another way than all do. */
async function viewOf(file: string): Promise<BlockFiles["view"]> {
  const code = await readFile(file, "utf8");
  const name = /\bView(?:: (\w+))?,/.exec(code);
  const view = name && (name[1] ?? "View");
  const imported = view && new RegExp(`^import \\{[^}]*\\b${view}\\b[^}]*\\} from "(.+)";$`, "m").exec(code);
  if (!view || !imported?.[1]) throw new Error(`${file} names no view that it imports`);
  return { file: join(file, "..", imported[1]), name: view };
}

/** The sheets of all modules that imports lead to from `entry`, in the order in which they run, but what `isOther`. */
function sheetsFrom(entry: string, importsOf: Imports, isOther?: (id: string) => boolean): string[] {
  const seen = new Set<string>();
  const found: string[] = [];
  const visit = (id: string) => {
    if (seen.has(id) || (id !== entry && isOther?.(id))) return;
    seen.add(id);
    importsOf(id).forEach(visit);
    const sheet = sheetBehind(id);
    if (sheet) found.push(sheet);
  };
  visit(entry);
  return found;
}
