import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { engineSheetsAreLayered } from "./server/pages/layered-sheets.ts";
import { scriptGroups } from "./server/pages/script-groups.ts";
import { sheetsOfEntries } from "./server/pages/sheets-of-entries.ts";
import { cssTarget } from "./server/pages/targets.ts";
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
    cssTarget,
  },
});
