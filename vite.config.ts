import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

const themeCss = join(import.meta.dirname, "engine/theme/theme-css.ts");

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
 * Names the sheets that hold the engine's rules and no others, for the build's second step: what a demo says of a block
 * must come after what the engine says of it, however the sheets were cut (server/pages/inline-styles.ts).
 */
const engineSheetsAreNamed: Plugin = {
  name: "engine-sheets-are-named",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const engine = join(import.meta.dirname, "engine/");
      const sheets = Object.values(bundle).flatMap((chunk) => {
        if (chunk.type !== "chunk") return [];
        const sources = chunk.moduleIds.filter((id) => /\.css(\?|$)/.test(id));
        const isEngine = sources.length > 0 && sources.every((id) => id.startsWith(engine));
        return isEngine ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
      });
      this.emitFile({ type: "asset", fileName: "engine-sheets.json", source: JSON.stringify(sheets) });
    },
  },
};

export default defineConfig({
  plugins: [tailwindcss(), themesComeAsHtml, engineSheetsAreNamed, reactRouter()],
  build: {
    assetsInlineLimit: 0,
    target: "es2022",
    // From here on browsers know light-dark() and nesting, which would otherwise be spelled out at twice the size.
    cssTarget: ["chrome123", "firefox121", "safari17.5"],
  },
});
