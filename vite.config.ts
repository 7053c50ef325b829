import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { engineSheetsAreLayered } from "./server/pages/layered-sheets.ts";
import { scriptGroups } from "./server/pages/script-groups.ts";
import { sheetsOfEntries } from "./server/pages/sheets-of-entries.ts";
import { toldDocuments } from "./server/pages/told-documents.ts";

/** Modules that have another for the browser, where what they make has come with the page or its documents. */
const madeBefore = [
  "engine/theme/theme-css.ts",
  "engine/render/told-site.ts",
  "engine/language/words-of.ts",
  "engine/blocks/map/town-drawing.tsx",
  "templates/saas/mosaic/word-in-tiles.tsx",
  "templates/saas/mosaic/letter-clip.tsx",
].map((name) => join(import.meta.dirname, name));

/** Gives browsers the `-in-browser` of what is made before a page gets there. */
const madeBeforeTheBrowser: Plugin = {
  name: "made-before-the-browser",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  async resolveId(source, importer) {
    if (!/\.tsx?$/.test(source)) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    const made = madeBefore.find((one) => found?.id === one);
    const inBrowser = made?.replace(/(?=\.tsx?$)/, "-in-browser");
    // What stands for a module may itself fetch it.
    return inBrowser && importer !== inBrowser ? inBrowser : found;
  },
};

export default defineConfig({
  plugins: [
    tailwindcss(),
    madeBeforeTheBrowser,
    toldDocuments(),
    engineSheetsAreLayered(),
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
