import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { listFiles } from "../../pages/list-files.ts";

const liveFile = /^(?:engine|templates\/([\w-]+))\/blocks\/([\w-]+)\/live\.tsx$/;
const prefix = "island:";

/** The live view of each block that has one, by the block's type. */
export async function liveViews(root: string): Promise<Map<string, string>> {
  const folders = ["engine", "templates"];
  const files = await Promise.all(
    folders.map(async (folder) => (await listFiles(join(root, folder))).map((file) => `${folder}/${file}`)),
  );
  const found = files.flat().flatMap((file) => {
    const [, template, block] = liveFile.exec(file) ?? [];
    return block ? [[template ? `${template}/${block}` : block, join(root, file)] as const] : [];
  });
  return new Map(found.sort());
}

/** What `entryOf` names: for each of `views` a script that brings the blocks of its type to life. */
export function islandEntries(views: ReadonlyMap<string, string>, root: string): Plugin {
  const runtime = join(root, "renderer/islands/bring-to-life.tsx");
  return {
    name: "island-entries",
    resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : null),
    async load(id) {
      const type = id.startsWith(`\0${prefix}`) ? id.slice(prefix.length + 1) : "";
      const file = views.get(type);
      if (!file) return null;
      return [
        `import { bringToLife } from ${JSON.stringify(runtime)};`,
        `import { ${onlyExport(file, await readFile(file, "utf8"))} as View } from ${JSON.stringify(file)};`,
        `bringToLife(${JSON.stringify(type)}, View);`,
      ].join("\n");
    },
  };
}

/** The name of the one component that the live view `code` exports. Throws when it exports more, or nothing. */
function onlyExport(file: string, code: string): string {
  const [name, ...others] = Array.from(
    code.matchAll(/^export (?!type\b)(?:function|const) (\w+)/gm),
    ([, found]) => found,
  );
  if (!name || others.length > 0) throw new Error(`${file} must export one component and nothing else`);
  return name;
}

/** The entry by which a build finds the island of a block. */
export function entryOf(type: string): string {
  return prefix + type;
}
