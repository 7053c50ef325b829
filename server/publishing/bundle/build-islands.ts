import { posix } from "node:path";
import { build, type Rolldown } from "vite";
import { madeBeforeTheBrowser } from "../../pages/made-before-the-browser.ts";
import { entryOf, islandEntries, liveViews } from "./island-entries.ts";
import type { Script } from "./script-map.ts";
import { sheetsAsNothing } from "./sheets-as-nothing.ts";

const preact = {
  "react-dom/client": "preact/compat/client",
  "react-dom": "preact/compat",
  "react/jsx-runtime": "preact/jsx-runtime",
  react: "preact/compat",
};

/** Preact in React's place: a page with an island must not weigh what React does (decision 017). */
const onPreact = { mode: "production", alias: preact };

/**
 * Builds the islands of published sites into `directory`/assets: each live view of `root` by itself. Gives their scripts by
 * the type of the block. `mode` and `alias` are Vite's: tests build them on React, as it is developed with.
 */
export async function buildIslands(
  root: string,
  directory: string,
  { mode, alias }: { mode: string; alias: Record<string, string> } = onPreact,
): Promise<Record<string, Script>> {
  const views = await liveViews(root);
  const result = await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [islandEntries(views, root), sheetsAsNothing(), madeBeforeTheBrowser()],
    mode,
    define: { "process.env.NODE_ENV": JSON.stringify(mode) },
    resolve: { alias },
    build: {
      outDir: directory,
      emptyOutDir: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(
          Array.from(views.keys(), (type) => [type.replace("/", "-"), entryOf(type)]),
        ),
        output: {
          entryFileNames: "assets/[name]-[hash].js",
          chunkFileNames: "assets/[name]-[hash].js",
          codeSplitting: {
            groups: [
              { name: "live", test: runtime, priority: 2 },
              { name: templateOf, debugName: "template", minShareCount: 2, priority: 1 },
            ],
          },
        },
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !("output" in output)) throw new Error("Vite gave no output for the islands");
  const chunks = new Map(
    output.output.flatMap((chunk) => (chunk.type === "chunk" ? [[chunk.fileName, chunk] as const] : [])),
  );
  return Object.fromEntries(
    Array.from(chunks.values()).flatMap((chunk) => {
      const type = chunk.facadeModuleId?.startsWith("\0") && chunk.facadeModuleId.replace(/^\0\w+:/, "");
      return chunk.isEntry && type ? [[type, scriptOf(chunk, chunks)]] : [];
    }),
  );
}

/** What all islands share, and what is too small for a file of its own. */
const runtime =
  /[\\/](?:(?:node_modules[\\/]preact|renderer[\\/]islands|engine[\\/](?:live|language|enhancement|picture|render))\b|templates[\\/][\w-]+\.ts$)/;

/** What several islands of one template share goes into one file. */
function templateOf(id: string): string | null {
  return /[\\/]templates[\\/]([\w-]+)[\\/]/.exec(id)?.[1] ?? null;
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

function scriptOf(entry: Rolldown.OutputChunk, chunks: Chunks): Script {
  return {
    files: filesFrom(entry, chunks, ({ imports, dynamicImports }) => [...imports, ...dynamicImports]),
    needs: filesFrom(entry, chunks, ({ imports }) => imports),
  };
}

function filesFrom(
  entry: Rolldown.OutputChunk,
  chunks: Chunks,
  next: (chunk: Rolldown.OutputChunk) => readonly string[],
): string[] {
  const files = new Set([entry.fileName]);
  for (const file of files) {
    const chunk = chunks.get(file);
    for (const other of chunk ? next(chunk) : []) files.add(other);
  }
  return Array.from(files, (file) => posix.join("/", file));
}
