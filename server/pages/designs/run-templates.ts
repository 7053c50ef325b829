import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { sheetsAsNothing } from "../../publishing/bundle/sheets-as-nothing.ts";
import { type DesignFiles, watchBlockFiles } from "./block-files.ts";

const root = join(import.meta.dirname, "../../..");
const prepared = join(root, "build/made-ahead");

type Page = { sections: Record<string, { type: string }> };
type Home = { page: Page; services: { block: { type: string } }[] };

/** What `app/made-ahead.ts` exports, as far as the build reads it; by the name of the design. */
type MadeAhead = {
  everyHome: () => Record<string, { demo: Home; own: Home; other: Home }>;
  everyTheme: () => Record<string, string>;
  everyWorkshop: () => Record<
    string,
    { forms: { blocks: Record<string, unknown> }; theme: unknown; beginnings: unknown }
  >;
};

export type Templates = { made: MadeAhead; files: DesignFiles };

/** Runs what scripts are told of the templates, which only a build can: Node itself runs no views. */
export async function runTemplates(): Promise<Templates> {
  const { plugin, found } = watchBlockFiles(root);
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [sheetsAsNothing(), plugin],
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      ssr: join(root, "app/made-ahead.ts"),
      outDir: prepared,
      emptyOutDir: true,
      target: "node24",
      minify: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const made = (await import(pathToFileURL(join(prepared, "made-ahead.js")).href)) as MadeAhead;
  return { made, files: await found() };
}

/** The sheets of blocks of these `types` in the design `slug`, with what it has on all pages, each once and in their order. */
export function sheetsOf(slug: string, types: Iterable<string>, files: DesignFiles): string[] {
  const ofBlocks = Array.from(types).flatMap((type) => files.blocks.get(type)?.sheets ?? []);
  return [...new Set([...files.frame, ...ofBlocks, ...(files.designs.get(slug) ?? [])])];
}

/** Where the views of these `types` are exported, by type. */
export function viewsOf(types: Iterable<string>, files: DesignFiles) {
  return Array.from(types).flatMap((type) => {
    const found = files.blocks.get(type);
    return found ? [[type, found.view] as const] : [];
  });
}
