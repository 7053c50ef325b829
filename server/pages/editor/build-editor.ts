import { join, posix } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { build, type Rolldown } from "vite";
import { sheetsAsNothing } from "../../publishing/bundle/sheets-as-nothing.ts";
import { type DesignPart, designModules } from "../designs/design-modules.ts";
import { designSheet } from "../designs/design-sheet.ts";
import { preactAliases } from "../designs/preact-in-browser.ts";
import { sheetsOf, type Templates, viewsOf } from "../designs/run-templates.ts";
import { writeSheet } from "../designs/write-sheet.ts";
import { cssTarget } from "../targets.ts";
import { itemsByPlace } from "./items-by-place.ts";

const root = join(import.meta.dirname, "../../..");

export type EditorFiles = {
  script: string;
  sheet: string;
  /** What the script cannot begin without. */
  imports: readonly string[];
  /** What the page of each design asks for next: one after the other, where nobody says so before. */
  designs: ReadonlyMap<string, { scripts: readonly string[]; sheet: string }>;
};

/**
 * Builds the editor into `directory`/assets and gives the addresses of its script and sheet. Of each design there is a part with
 * the views of all blocks that its sites may have, the schemas of these, its theme, and a sheet; what its sites begin with is another part,
 * for whoever has no account yet.
 */
export async function buildEditor(directory: string, { made, files }: Templates): Promise<EditorFiles> {
  const designs = new Map<string, DesignPart>();
  const beginnings = new Map<string, DesignPart>();
  for (const [slug, { forms, theme, beginnings: begun }] of Object.entries(made.everyWorkshop())) {
    const types = Object.keys(forms.blocks);
    const css = await designSheet("", sheetsOf(slug, types, files));
    const sheet = await writeSheet(directory, `edited-${slug}`, css);
    designs.set(slug, { exports: { sheet, forms, theme }, views: viewsOf(types, files) });
    beginnings.set(slug, { exports: { beginnings: begun }, views: [] });
  }
  return buildScript(directory, designs, beginnings);
}

/** What every design needs comes with the editor: the engine's own blocks, and what draws. */
const ofEachDesign = /[\\/](?:node_modules[\\/]preact|engine)[\\/]/;

/**
 * Whether the editor cannot begin without a module. Left to itself rolldown makes a file of whatever some of its later parts share with it:
 * eight of a few hundred bytes each.
 */
function isNeededAtOnce(id: string, graph: Rolldown.ChunkingContext): boolean {
  if (ofEachDesign.test(id)) return true;
  const seen = new Set([id]);
  for (const next of seen) {
    const { isEntry = false, importers = [] } = graph.getModuleInfo(next) ?? {};
    if (isEntry) return next !== id;
    for (const importer of importers) seen.add(importer);
  }
  return false;
}

async function buildScript(
  directory: string,
  designs: ReadonlyMap<string, DesignPart>,
  beginnings: ReadonlyMap<string, DesignPart>,
): Promise<EditorFiles> {
  const result = await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [
      designModules("editor", designs),
      designModules("beginning", beginnings),
      sheetsAsNothing({ but: /app[\\/]editor[\\/]editor\.css$/ }),
      itemsByPlace(),
      tailwindcss(),
    ],
    resolve: { alias: preactAliases },
    build: {
      outDir: directory,
      emptyOutDir: false,
      target: "es2022",
      cssTarget,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, "app/editor/editor.ts"),
        output: {
          entryFileNames: "assets/[name]-[hash].js",
          chunkFileNames: "assets/[name]-[hash].js",
          assetFileNames: "assets/[name]-[hash][extname]",
          codeSplitting: {
            groups: [{ name: (id, graph) => (isNeededAtOnce(id, graph) ? "editor" : null) }],
          },
        },
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !("output" in output)) throw new Error("Vite gave no output for the editor");
  const entry = output.output.find((chunk) => chunk.type === "chunk" && chunk.isEntry);
  const sheet = output.output.find(({ fileName }) => /^assets\/editor-.*\.css$/.test(fileName));
  if (entry?.type !== "chunk" || !sheet) throw new Error("Vite built no script or no sheet for the editor");
  const addressOf = (fileName: string) => posix.join("/", fileName);
  const partOf = (id: string) => {
    const chunk = output.output.find((one) => one.type === "chunk" && one.facadeModuleId === `\0${id}`);
    if (!chunk) throw new Error(`Vite built no script for ${id}`);
    return addressOf(chunk.fileName);
  };
  return {
    script: addressOf(entry.fileName),
    sheet: addressOf(sheet.fileName),
    imports: entry.imports.map(addressOf),
    designs: new Map(
      Array.from(designs, ([slug, { exports }]) => [
        slug,
        {
          scripts: [partOf(`editor:design/${slug}`), partOf(`beginning:design/${slug}`)],
          sheet: String(exports.sheet),
        },
      ]),
    ),
  };
}
