import { join } from "node:path";
import type { Plugin } from "vite";

const engine = join(import.meta.dirname, "../../engine/");

/**
 * Puts each of the engine's sheets into one cascade layer: what a demo says of a block, in no layer, has the last word
 * however specific the engine is, and however and whenever sheets are cut, linked and loaded.
 */
export function engineSheetsAreLayered(): Plugin {
  return {
    name: "engine-sheets-are-layered",
    enforce: "pre",
    transform(code, id) {
      const [file = ""] = id.split("?");
      if (!file.startsWith(engine) || !file.endsWith(".css")) return null;
      return { code: `@layer engine{${code}}`, map: null };
    },
  };
}
