import type { SiteDocument } from "../engine/document/site-document.ts";

const reference = /\{collection:([\w-]+)\}/g;

/**
 * The collections of `site` that the texts of `data` (plain data) refer to, and those that their records refer to in turn; undefined
 * where there are none.
 */
export function collectionsOf(
  { collections = {} }: SiteDocument,
  data: unknown,
): SiteDocument["collections"] {
  const found = new Set<string>();
  const look = (value: unknown) => {
    for (const [, name = ""] of JSON.stringify(value ?? null).matchAll(reference)) {
      if (found.has(name) || !Object.hasOwn(collections, name)) continue;
      found.add(name);
      look(collections[name]);
    }
  };
  look(data);
  // In the order of the document, so that pages that refer to the same ones say the same.
  const shown = Object.entries(collections).filter(([name]) => found.has(name));
  return shown.length > 0 ? Object.fromEntries(shown) : undefined;
}
