import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { buildEnhancement } from "./build-enhancement.ts";
import { contentTypeOf, isCompressible } from "./content-types.ts";
import { inlineStyles } from "./inline-styles.ts";
import { compressBrotli } from "./pages.ts";

/**
 * The build's second step, run after `react-router build` on the folder of finished pages: gives pages without React
 * their script and, inlined, the CSS they use, and compresses every text once and well.
 */
async function preparePages(directory: string): Promise<void> {
  const enhancement = await buildEnhancement(directory);
  const files = (await readdir(directory, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.filter((name) => name.endsWith(".html"))) {
    const html = (await readFile(file, "utf8")).replaceAll("/assets/enhancement.js", enhancement);
    await writeFile(file, await inlineStyles(html, directory));
  }
  await Promise.all(files.filter((file) => !/\.(br|gz)$/.test(file)).map(compress));
}

async function compress(file: string): Promise<void> {
  if (!isCompressible(contentTypeOf(file))) return;
  const content = await readFile(file);
  await writeFile(`${file}.br`, await compressBrotli(content));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

await preparePages(join(import.meta.dirname, "../../build/client"));
