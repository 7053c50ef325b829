import { join } from "node:path";
import type { Plugin } from "vite";
import { preactAliases } from "../designs/preact-in-browser.ts";

const root = join(import.meta.dirname, "../../..");
/** As it is written, and as it is called once it is another one that draws. */
const runtimes = ["react/jsx-runtime", preactAliases["react/jsx-runtime"]];
const byPlace = join(root, "app/editor/canvas/items-by-place.ts");

/**
 * Lets views of blocks know the items of their lists by place: they are known by their titles, and a title that is being typed
 * would be another item with each letter, without the caret.
 */
export function itemsByPlace(): Plugin {
  return {
    name: "items-by-place",
    enforce: "pre",
    resolveId(source, importer) {
      const isView = importer && /[\\/](?:templates|engine[\\/]blocks)[\\/]/.test(importer);
      return runtimes.includes(source) && isView ? byPlace : null;
    },
  };
}
