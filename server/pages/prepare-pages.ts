import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { buildEnhancement } from "./build-enhancement.ts";
import { contentTypeOf, isCompressible } from "./content-types.ts";
import { deferHydration } from "./defer-hydration.ts";
import { inlineStyles } from "./inline-styles.ts";
import { listFiles } from "./list-files.ts";
import { compressBrotli } from "./pages.ts";

/**
 * The build's second step, run after `react-router build` on the folder of finished pages: gives pages without React
 * their script, puts the CSS they use into all pages, lets hydrated pages paint before they fetch their scripts, and
 * compresses every text once and well.
 */
async function preparePages(directory: string): Promise<void> {
  const enhancement = await buildEnhancement(directory);
  for (const file of await listFiles(directory)) {
    if (!file.endsWith(".html")) continue;
    const html = (await readFile(file, "utf8")).replaceAll("/assets/enhancement.js", enhancement);
    const deferred = deferHydration(await inlineStyles(html, directory));
    await writeFile(file, deferred.html);
    if (deferred.script) await writeFile(join(directory, deferred.script.path), deferred.script.text);
  }
  const files = await listFiles(directory);
  await Promise.all(files.filter((file) => !/\.(br|gz)$/.test(file)).map(compress));
}

async function compress(file: string): Promise<void> {
  if (!isCompressible(contentTypeOf(file))) return;
  const content = await readFile(file);
  await writeFile(`${file}.br`, await compressBrotli(content));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

await preparePages(join(import.meta.dirname, "../../build/client"));
