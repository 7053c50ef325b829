import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";
import { sheetsAsNothing } from "../../publishing/bundle/sheets-as-nothing.ts";
import { type DesignFiles, watchBlockFiles } from "./block-files.ts";
import { designModules, type FittedDesign } from "./design-modules.ts";
import { designSheet } from "./design-sheet.ts";

const root = join(import.meta.dirname, "../../..");
const prepared = join(root, "build/fitting");

type Home = { page: { sections: Record<string, { type: string }> }; services: { block: { type: string } }[] };
type Homes = {
  everyHome: () => Record<string, { demo: Home; own: Home; other: Home }>;
  everyTheme: () => Record<string, string>;
};

const preact = {
  "react-dom/client": "preact/compat/client",
  "react-dom": "preact/compat",
  "react/jsx-runtime": "preact/jsx-runtime",
  react: "preact/compat",
};

/**
 * Builds the script of the fitting room into `directory`/assets and gives its address. Each design becomes a part of its
 * own that is asked for when the design is tried on (its first page as data, and the views that this needs), with one sheet
 * that the frames of the room link and the room itself never sees.
 */
export async function buildFittingRoom(directory: string): Promise<string> {
  const { homes, files } = await prepareHomes();
  const themes = homes.everyTheme();
  const designs = new Map<string, FittedDesign>();
  for (const [slug, data] of Object.entries(homes.everyHome())) {
    const types = new Set(Object.values(data).flatMap(typesOf));
    const css = await designSheet(themes[slug] ?? "", sheetsOf(slug, types, files));
    const sheet = await writeSheet(directory, slug, css);
    const views = Array.from(types).flatMap((type) => {
      const found = files.blocks.get(type);
      return found ? [[type, found.view] as const] : [];
    });
    designs.set(slug, { data, sheet, views });
  }
  return buildScript(directory, designs);
}

/** Runs what makes the first pages, which only a build can: Node itself runs no views. */
async function prepareHomes(): Promise<{ homes: Homes; files: DesignFiles }> {
  const { plugin, found } = watchBlockFiles(root);
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [sheetsAsNothing(), plugin],
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      ssr: join(root, "app/start/homes/homes.ts"),
      outDir: prepared,
      emptyOutDir: true,
      target: "node24",
      minify: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const homes = (await import(pathToFileURL(join(prepared, "homes.js")).href)) as Homes;
  return { homes, files: await found() };
}

function typesOf({ page, services }: Home): string[] {
  return [...Object.values(page.sections), ...services.map(({ block }) => block)].map(({ type }) => type);
}

function sheetsOf(slug: string, types: ReadonlySet<string>, files: DesignFiles): string[] {
  const ofBlocks = Array.from(types).flatMap((type) => files.blocks.get(type)?.sheets ?? []);
  return [...new Set([...files.frame, ...ofBlocks, ...(files.designs.get(slug) ?? [])])];
}

async function writeSheet(directory: string, slug: string, css: string): Promise<string> {
  const hash = createHash("sha256").update(css).digest("base64url").slice(0, 8);
  const name = `assets/design-${slug}-${hash}.css`;
  await mkdir(join(directory, "assets"), { recursive: true });
  await writeFile(join(directory, name), css);
  return posix.join("/", name);
}

async function buildScript(directory: string, designs: ReadonlyMap<string, FittedDesign>): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [designModules(designs), sheetsAsNothing(), toldInTheRoom()],
    resolve: { alias: preact },
    build: {
      outDir: directory,
      emptyOutDir: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: {
        input: join(root, "app/start/room/fitting-room.ts"),
        output: {
          entryFileNames: "assets/[name]-[hash].js",
          chunkFileNames: "assets/[name]-[hash].js",
          codeSplitting: {
            // What the room and several designs need comes with the room: a file for each pair would be dozens.
            groups: [
              {
                name: "fitting-room",
                test: /[\\/](?:node_modules[\\/]preact|engine|templates[\\/][\w-]+\.ts)/,
              },
            ],
          },
        },
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !("output" in output)) throw new Error("Vite gave no output for the fitting room");
  const entry = output.output.find((chunk) => chunk.type === "chunk" && chunk.isEntry);
  if (!entry) throw new Error("Vite built no entry for the fitting room");
  return posix.join("/", entry.fileName);
}

/** In the room facts are told before a page is drawn, and the theme is the frame's own sheet. */
function toldInTheRoom(): Plugin {
  const instead = new Map([
    ["engine/render/told-site.ts", "engine/render/told-site-in-browser.ts"],
    ["engine/language/words-of.ts", "engine/language/words-of-in-browser.ts"],
    ["engine/theme/theme-css.ts", "app/start/room/theme-of-frame.ts"],
  ]);
  const room = join(root, "app/start/room/");
  const files = new Map(Array.from(instead, ([file, other]) => [join(root, file), join(root, other)]));
  return {
    name: "told-in-the-room",
    enforce: "pre",
    async resolveId(source, importer, options) {
      // The room itself tells the facts; what draws finds them told.
      if (!source.endsWith(".ts") || importer?.startsWith(room)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return (found && files.get(found.id)) ?? found;
    },
  };
}
