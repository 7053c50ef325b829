import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { buildEnhancement } from "../../pages/build-enhancement.ts";
import { engineSheetsAreLayered } from "../../pages/layered-sheets.ts";
import { cssTarget } from "../../pages/targets.ts";
import { buildIslands } from "./build-islands.ts";
import type { ScriptMap } from "./script-map.ts";
import { sheetsAsNothing } from "./sheets-as-nothing.ts";
import { sheetsOfBlocks } from "./sheets-of-blocks.ts";
import { withoutSamples } from "./without-samples.ts";

const root = join(import.meta.dirname, "../../..");
const directory = join(root, "build/renderer");

/**
 * The build's third step: what draws sites, with the blocks of all templates and the text of their sheets, as one module
 * for Node, and beside it which block needs which sheets and scripts, with these. The module is not minified, so that an
 * error says where it comes from.
 */
await build({
  root,
  configFile: false,
  logLevel: "warn",
  publicDir: false,
  plugins: [withoutSamples(), sheetsAsNothing(), sheetsOfBlocks("sheets.json"), engineSheetsAreLayered()],
  // React's own development build stays out, whatever the server is started with.
  define: { "process.env.NODE_ENV": '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: join(root, "renderer/renderer.ts"),
    outDir: directory,
    emptyOutDir: true,
    target: "node24",
    minify: false,
    cssMinify: true,
    cssTarget,
    ssrEmitAssets: true,
    rolldownOptions: { output: { codeSplitting: false } },
  },
});

const [islands, enhancement] = await Promise.all([
  buildIslands(root, directory),
  buildEnhancement(directory, join(root, "engine/enhancement/site-enhancement.ts")),
]);
const scripts: ScriptMap = {
  islands,
  enhancement: { needs: [enhancement.address], files: [enhancement.address, ...enhancement.parts] },
};
await writeFile(join(directory, "scripts.json"), `${JSON.stringify(scripts, null, 1)}\n`);
