import { notFoundFolder, placeholderOrigin } from "./addresses.ts";

const hidden = /<meta name="robots" content="[^"]*\bnoindex\b/;
const canonical = /<link rel="canonical" href="([^"]+)"/;

/**
 * The sitemap of the built `pages`, whole documents by address: the canonical address of each that search engines may
 * show, or its own where it names none. What is escaped in HTML is so in XML.
 */
export function writeSitemap(pages: ReadonlyMap<string, string>): string {
  const shown = [...pages].filter(
    ([address, html]) => notFoundFolder(address) === undefined && !hidden.test(html),
  );
  const locations = shown.map(([address, html]) => canonical.exec(html)?.[1] ?? placeholderOrigin + address);
  const entries = [...new Set(locations)].sort().map((location) => `  <url><loc>${location}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>\n",
  ].join("\n");
}
