import { join, posix } from "node:path";
import { build, type Plugin } from "vite";
import { sheetsAsNothing } from "../../publishing/bundle/sheets-as-nothing.ts";
import { type DesignPart, designModules } from "../designs/design-modules.ts";
import { designSheet } from "../designs/design-sheet.ts";
import { preactAliases } from "../designs/preact-in-browser.ts";
import { sheetsOf, type Templates, viewsOf } from "../designs/run-templates.ts";
import { writeSheet } from "../designs/write-sheet.ts";

const root = join(import.meta.dirname, "../../..");

type Home = { page: { sections: Record<string, { type: string }> }; services: { block: { type: string } }[] };

/**
 * For a frame that is only looked at: below its first sections nothing is laid out, and what moves comes to rest, because a
 * wall of them is drawn anew with every letter.
 */
const small = [
  "[data-small] main>:nth-child(n+3),[data-small] .footer{content-visibility:auto;contain-intrinsic-size:auto 60rem}",
  "[data-small] *,[data-small] ::before,[data-small] ::after{animation-iteration-count:1!important}",
  "[data-small]{overflow:hidden}",
].join("\n");

/**
 * Builds the script of the fitting room into `directory`/assets and gives its address. Each design becomes a part of its
 * own that is asked for when the design is tried on (its first page as data, and the views that this needs), with one sheet
 * that the frames of the room link and the room itself never sees.
 */
export async function buildFittingRoom(directory: string, { made, files }: Templates): Promise<string> {
  const themes = made.everyTheme();
  const designs = new Map<string, DesignPart>();
  for (const [slug, homes] of Object.entries(made.everyHome())) {
    const types = new Set(Object.values(homes).flatMap(typesOf));
    const css = await designSheet(themes[slug] ?? "", sheetsOf(slug, types, files));
    const sheet = await writeSheet(directory, `design-${slug}`, `${css}\n${small}`);
    designs.set(slug, { exports: { sheet, homes }, views: viewsOf(types, files) });
  }
  return buildScript(directory, designs);
}

function typesOf({ page, services }: Home): string[] {
  return [...Object.values(page.sections), ...services.map(({ block }) => block)].map(({ type }) => type);
}

async function buildScript(directory: string, designs: ReadonlyMap<string, DesignPart>): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [designModules("fitting", designs), sheetsAsNothing(), toldInTheRoom()],
    resolve: { alias: preactAliases },
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
