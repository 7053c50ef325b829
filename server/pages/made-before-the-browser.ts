import { join } from "node:path";
import type { Plugin } from "vite";

const root = join(import.meta.dirname, "../..");

/** Modules that have another for the browser, where what they make has come with the page or its documents. */
const madeBefore = [
  "engine/theme/theme-css.ts",
  "engine/render/told-site.ts",
  "engine/language/words-of.ts",
  "engine/blocks/map/town-drawing.tsx",
  "templates/saas/mosaic/word-in-tiles.tsx",
  "templates/saas/mosaic/letter-clip.tsx",
].map((name) => join(root, name));

/** Gives browsers the `-in-browser` of what is made before a page gets there. */
export function madeBeforeTheBrowser(): Plugin {
  return {
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
}
