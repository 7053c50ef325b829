import { posix } from "node:path";
import { build } from "vite";

/**
 * Compiles the enhancement script into `directory`/assets beside the files of the React build and gives its address
 * (`/assets/enhancement-<hash>.js`). Parts that it imports lazily become files of their own.
 */
export async function buildEnhancement(directory: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      outDir: directory,
      emptyOutDir: false,
      target: "es2022",
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: "app/enhancement/enhancement.ts",
        output: { entryFileNames: "assets/[name]-[hash].js", chunkFileNames: "assets/[name]-[hash].js" },
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !("output" in output)) throw new Error("Vite gave no output for the enhancement script");
  const entry = output.output.find((chunk) => chunk.type === "chunk" && chunk.isEntry);
  if (!entry) throw new Error("Vite built no entry for the enhancement script");
  return posix.join("/", entry.fileName);
}
