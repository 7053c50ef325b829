import { posix } from "node:path";
import { build } from "vite";

/**
 * Compiles the script of pages without React that `input` is into `directory`/assets beside the files of the React build
 * and gives its address (`/assets/<name>-<hash>.js`), with those of the parts that it loads later, files of their own.
 */
export async function buildEnhancement(
  directory: string,
  input: string,
): Promise<{ address: string; parts: string[] }> {
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
        input,
        output: { entryFileNames: "assets/[name]-[hash].js", chunkFileNames: "assets/[name]-[hash].js" },
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !("output" in output)) throw new Error(`Vite gave no output for ${input}`);
  const entry = output.output.find((chunk) => chunk.type === "chunk" && chunk.isEntry);
  if (!entry) throw new Error(`Vite built no entry for ${input}`);
  const addressOf = ({ fileName }: { fileName: string }) => posix.join("/", fileName);
  return {
    address: addressOf(entry),
    parts: output.output.filter((file) => file !== entry).map(addressOf),
  };
}
