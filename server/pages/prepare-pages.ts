import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { addressOf, fallbackPage, placeholderOrigin } from "./addresses.ts";
import { buildEnhancement } from "./build-enhancement.ts";
import { compressBrotli, compressGzip } from "./compress.ts";
import { contentTypeOf, isCompressible } from "./content-types.ts";
import { deferHydration } from "./defer-hydration.ts";
import { runTemplates } from "./designs/run-templates.ts";
import { dropDataStream } from "./drop-data-stream.ts";
import { buildEditor } from "./editor/build-editor.ts";
import { preloadEditor } from "./editor/preload-editor.ts";
import { buildFittingRoom } from "./fitting/build-fitting-room.ts";
import { inlineStyles } from "./inline-styles.ts";
import { listFiles } from "./list-files.ts";
import { manifestOf, narrowManifest } from "./narrow-manifest.ts";
import { showBlockByBlock } from "./show-block-by-block.ts";
import { shrinkMarkup } from "./shrink-markup.ts";
import { writeSitemap } from "./write-sitemap.ts";

/** The scripts of pages without React, by the address that stands for each until it is built. */
const enhancements = {
  "/assets/enhancement.js": "app/enhancement/enhancement.ts",
  "/assets/site-enhancement.js": "engine/enhancement/site-enhancement.ts",
};

const directory = join(import.meta.dirname, "../../build/client");

/**
 * The build's second step, run after `react-router build` on the folder of finished pages: gives pages without React
 * their script, puts the CSS they use into all pages, lets hydrated pages know the routes of their own world alone and
 * paint before they fetch their scripts, has the first screen of each laid out before the rest, writes the sitemap and
 * compresses once and well every text that is final.
 */
async function preparePages(): Promise<void> {
  const pages = await readPages();
  for (const [path, html] of pages) {
    const manifest = manifestOf(html);
    const routes = manifest ? await readFile(join(directory, manifest), "utf8") : "";
    const narrowed = narrowManifest(html, addressOf(path), routes);
    const { script } = narrowed;
    const styled = await inlineStyles(narrowed.html, directory);
    const finished = showBlockByBlock(deferHydration(dropDataStream(styled)));
    await writeFile(join(directory, path), manifest ? finished : shrinkMarkup(finished));
    if (script) await writeFile(join(directory, script.path), script.text);
  }
  const byAddress = Array.from(pages, ([path, html]) => [addressOf(path), html] as const);
  await writeFile(join(directory, "sitemap.xml"), writeSitemap(new Map(byAddress)));
  await Promise.all((await listFiles(directory)).map(compress));
}

/** Every page of the site, by its path, with the scripts of pages without React. */
async function readPages(): Promise<Map<string, string>> {
  const scripts = await Promise.all(
    Object.entries(enhancements).map(async ([address, source]) => {
      const { address: built } = await buildEnhancement(directory, source);
      return [address, built] as const;
    }),
  );
  const templates = await runTemplates();
  scripts.push(["/assets/fitting-room.js", await buildFittingRoom(directory, templates)]);
  const editor = await buildEditor(directory, templates);
  scripts.push(["/assets/editor.js", editor.script], ["/assets/editor.css", editor.sheet]);
  const pages = new Map<string, string>();
  for (const path of await listFiles(directory)) {
    if (!path.endsWith(".html") || path === fallbackPage) continue;
    const html = await readFile(join(directory, path), "utf8");
    const named = scripts.reduce((text, [address, built]) => text.replaceAll(address, built), html);
    pages.set(path, preloadEditor(path, named, editor));
  }
  return pages;
}

/** A text that names the site's origin is final only when the server runs, which compresses it then. */
async function compress(path: string): Promise<void> {
  if (/\.(br|gz)$/.test(path) || !isCompressible(contentTypeOf(path))) return;
  const file = join(directory, path);
  const content = await readFile(file);
  if (content.includes(placeholderOrigin)) return;
  const [br, gz] = await Promise.all([compressBrotli(content), compressGzip(content)]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

await preparePages();
