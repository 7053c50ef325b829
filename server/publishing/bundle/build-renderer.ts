import { join } from "node:path";
import { build } from "vite";
import { engineSheetsAreLayered } from "../../pages/layered-sheets.ts";
import { cssTarget } from "../../pages/targets.ts";
import { sheetsOfBlocks } from "./sheets-of-blocks.ts";
import { withoutSamples } from "./without-samples.ts";

const root = join(import.meta.dirname, "../../..");

/**
 * The build's third step: what draws sites, with the blocks of all templates and the text of their sheets, as one module
 * for Node, and beside it which block needs which sheets. Not minified, so that an error says where it comes from.
 */
await build({
  root,
  configFile: false,
  logLevel: "warn",
  publicDir: false,
  plugins: [withoutSamples(), sheetsOfBlocks("sheets.json"), engineSheetsAreLayered()],
  // React's own development build stays out, whatever the server is started with.
  define: { "process.env.NODE_ENV": '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: join(root, "renderer/renderer.ts"),
    outDir: join(root, "build/renderer"),
    emptyOutDir: true,
    target: "node24",
    minify: false,
    cssMinify: true,
    cssTarget,
    ssrEmitAssets: true,
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
