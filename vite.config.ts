import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { scriptGroups } from "./server/pages/script-groups.ts";
import { sheetsOfEntries } from "./server/pages/sheets-of-entries.ts";
import { toldDocuments } from "./server/pages/told-documents.ts";

const engine = join(import.meta.dirname, "engine/");
/** Modules of the engine that have another for the browser, where what they make has come with the page or its documents. */
const madeBefore = ["theme/theme-css", "render/told-site", "language/words-of"].map((name) =>
  join(engine, name),
);

/** Gives browsers the `-in-browser` of what is made before a page gets there. */
const madeBeforeTheBrowser: Plugin = {
  name: "made-before-the-browser",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  async resolveId(source, importer) {
    if (!source.endsWith(".ts")) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    const name = madeBefore.find((one) => found?.id === `${one}.ts`);
    return name ? `${name}-in-browser.ts` : found;
  },
};

/**
 * Puts each of the engine's sheets into one cascade layer: what a demo says of a block, in no layer, has the last word
 * however specific the engine is, and however and whenever sheets are cut, linked and loaded.
 */
const engineSheetsAreLayered: Plugin = {
  name: "engine-sheets-are-layered",
  enforce: "pre",
  transform(code, id) {
    const [file = ""] = id.split("?");
    if (!file.startsWith(engine) || !file.endsWith(".css")) return null;
    return { code: `@layer engine{${code}}`, map: null };
  },
};

export default defineConfig({
  plugins: [
    tailwindcss(),
    madeBeforeTheBrowser,
    toldDocuments(),
    engineSheetsAreLayered,
    reactRouter(),
    sheetsOfEntries(),
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: scriptGroups(),
            // Rolldown would name a sheet after all pages that it is for, and each page names its sheets.
            assetFileNames: ({ names: [name] }) =>
              `assets/${name?.startsWith("sheet~") ? "sheet" : "[name]"}-[hash][extname]`,
          },
        },
      },
    },
  },
  build: {
    assetsInlineLimit: 0,
    target: "es2022",
    // From here on browsers know light-dark() and nesting, which would otherwise be spelled out at twice the size.
    cssTarget: ["chrome123", "firefox121", "safari17.5"],
  },
});
