import { join, relative } from "node:path";
import type { Plugin } from "vite";
import { sheetBehind } from "./sheets-as-nothing.ts";

/** Which sheets a page needs, each by its path in the project. */
export type SheetMap = {
  /** All of them, in the order in which a page has them: that in which the modules that import them run. */
  order: string[];
  /** Of what surrounds the blocks of every page. */
  frame: string[];
  /** Of each block, by its type. */
  blocks: Record<string, string[]>;
  /** Of what a design has on all its pages, by its name. */
  designs: Record<string, string[]>;
};

const root = join(import.meta.dirname, "../../..");

const blockFile = /^(?:engine|templates\/([\w-]+))\/blocks\/([\w-]+)\/[\w-]+\.block\.ts$/;
const designFile = /^templates\/([\w-]+)\/design\.ts$/;
const frameFile = "engine/render/site-frame.tsx";

/**
 * Writes down as `file` which sheets each block imports, itself or by way of its view: a page carries those of the blocks
 * that it shows.
 */
export function sheetsOfBlocks(file: string): Plugin {
  return {
    name: "sheets-of-blocks",
    generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find((output) => output.type === "chunk" && output.isEntry);
      if (entry?.type !== "chunk" || !entry.facadeModuleId) throw new Error("the renderer has no entry");
      const importsOf = (id: string) => {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        return [...importedIds, ...dynamicallyImportedIds];
      };
      this.emitFile({
        type: "asset",
        fileName: file,
        source: `${JSON.stringify(sheetMap(entry.facadeModuleId, importsOf), null, 1)}\n`,
      });
    },
  };
}

type Imports = (id: string) => readonly string[];

function sheetMap(entry: string, importsOf: Imports): SheetMap {
  const sheetsOf = (id: string, isOther?: (path: string) => boolean) =>
    modulesFrom(id, importsOf, isOther).flatMap((found) => {
      const path = sheetBehind(found);
      return path ? [pathOf(path)] : [];
    });
  const map: SheetMap = { order: sheetsOf(entry), frame: [], blocks: {}, designs: {} };
  for (const id of modulesFrom(entry, importsOf)) {
    const path = pathOf(id);
    if (path === frameFile) map.frame = sheetsOf(id);
    const [, template, block] = blockFile.exec(path) ?? [];
    if (block) map.blocks[template ? `${template}/${block}` : block] = sheetsOf(id);
    const [, design] = designFile.exec(path) ?? [];
    if (design) map.designs[design] = sheetsOf(id, (other) => blockFile.test(other));
  }
  return map;
}

/** All modules that imports lead to from `entry`, in the order in which they run, but what lies beyond `isOther`. */
function modulesFrom(
  entry: string,
  importsOf: Imports,
  isOther: (path: string) => boolean = () => false,
): string[] {
  const seen = new Set<string>();
  const order: string[] = [];
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    if (id !== entry && isOther(pathOf(id))) return;
    importsOf(id).forEach(visit);
    order.push(id);
  };
  visit(entry);
  return order;
}

function pathOf(id: string): string {
  return relative(root, id).replaceAll("\\", "/");
}
