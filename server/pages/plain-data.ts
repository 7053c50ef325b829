import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const root = join(import.meta.dirname, "../..");

/** Modules that pick a few things out of long lists: browsers get what they picked. */
const picked = ["app/start/pictures.ts"].map((name) => join(root, name));

/** Makes of modules that export nothing but plain data what they say, without what they made it of. Node runs them at the build. */
export function plainData(): Plugin {
  return {
    name: "plain-data",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    async load(id) {
      if (!picked.includes(id)) return null;
      const module: object = await import(pathToFileURL(id).href);
      const lines = Object.entries(module).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
      );
      return { code: lines.join("\n"), map: null, moduleType: "js" };
    },
  };
}
