import type { Plugin } from "vite";

const sheet = /\.css$/;
/** Ends the name of what stands for a sheet: a script that does nothing. */
const mark = ".as-nothing";

/**
 * Lets what imports a sheet for its effect be built without it, for Node as for islands, whose page has come with it; `but`: the
 * paths of sheets that are built nevertheless.
 */
export function sheetsAsNothing({ but }: { but?: RegExp } = {}): Plugin {
  return {
    name: "sheets-as-nothing",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (!sheet.test(source) || source.startsWith("\0")) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (found && but?.test(found.id)) return found;
      return found && { id: `\0${found.id}${mark}`, moduleSideEffects: true };
    },
    load(id) {
      return id.endsWith(mark) ? { code: "export {};", moduleSideEffects: true } : null;
    },
  };
}

/** The path of the sheet that the module `id` stands for; undefined for any other module. */
export function sheetBehind(id: string): string | undefined {
  return id.endsWith(mark) ? id.slice(1, -mark.length) : undefined;
}
