import { join, relative } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

const engine = join(import.meta.dirname, "engine/");
const demos = join(import.meta.dirname, "app/demos");
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
 * Puts sheets into cascade layers by where they stand, so that what is special has the last word over what is general
 * however specific either is, and however and whenever sheets are cut, linked and loaded: first the engine's, then those
 * of a demo as a whole (`app/demos/<demo>/*.css`); the sheets of its blocks and parts are in no layer and above both.
 */
const sheetsAreLayered: Plugin = {
  name: "sheets-are-layered",
  enforce: "pre",
  transform(code, id) {
    const [file = ""] = id.split("?");
    if (!file.endsWith(".css")) return null;
    const layer = file.startsWith(engine) ? "engine" : /^\w+\/[^/]+$/.test(relative(demos, file)) && "site";
    return layer ? { code: `@layer engine,site;@layer ${layer}{${code}}`, map: null } : null;
  },
};

export default defineConfig({
  plugins: [tailwindcss(), themesComeAsHtml, sheetsAreLayered, reactRouter()],
  build: {
    assetsInlineLimit: 0,
    target: "es2022",
    // From here on browsers know light-dark() and nesting, which would otherwise be spelled out at twice the size.
    cssTarget: ["chrome123", "firefox121", "safari17.5"],
  },
});
