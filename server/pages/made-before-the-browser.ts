import { join } from "node:path";
import type { Plugin } from "vite";

const engine = join(import.meta.dirname, "../../engine/");
/** Modules of the engine that have another for the browser, where what they make has come with the page or its documents. */
const madeBefore = ["theme/theme-css", "render/told-site", "language/words-of"].map((name) =>
  join(engine, name),
);

/** Gives browsers the `-in-browser` of what is made before a page gets there. */
export function madeBeforeTheBrowser(): Plugin {
  return {
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
}
