import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { scriptGroups } from "./server/pages/script-groups.ts";
import { sheetsOfEntries } from "./server/pages/sheets-of-entries.ts";

const engine = join(import.meta.dirname, "engine/");
const themeCss = join(engine, "theme/theme-css.ts");

/** In what is built for the browser, themes are not made into CSS: see engine/theme/theme-css-in-browser.ts. */
const themesComeAsHtml: Plugin = {
  name: "themes-come-as-html",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  async resolveId(source, importer) {
    if (!source.endsWith("/theme-css.ts")) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found?.id === themeCss ? themeCss.replace(/\.ts$/, "-in-browser.ts") : found;
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
  plugins: [tailwindcss(), themesComeAsHtml, engineSheetsAreLayered, reactRouter(), sheetsOfEntries()],
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
