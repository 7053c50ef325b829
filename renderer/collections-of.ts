import type { SiteDocument } from "../engine/document/site-document.ts";

type Collections = NonNullable<SiteDocument["collections"]>;

const reference = /\{collection:([\w-]+)\}/g;

/** What was chosen of the collections of a site, by the names in it: all pages of a shop show the same, as one object. */
const chosenOf = new WeakMap<Collections, Map<string, Collections>>();

/** What records refer to, read once for all pages that show them. */
const namesOf = new WeakMap<object, readonly string[]>();

/**
 * The collections of `site` that the texts of `data` (plain data) refer to, and those that their records refer to in turn; undefined
 * where there are none.
 */
export function collectionsOf({ collections }: SiteDocument, data: unknown): Collections | undefined {
  if (!collections) return undefined;
  const found = new Set<string>();
  const look = (names: readonly string[]) => {
    for (const name of names) {
      const records = Object.hasOwn(collections, name) ? collections[name] : undefined;
      if (!records || found.has(name)) continue;
      found.add(name);
      look(namesInRecords(records));
    }
  };
  look(namesIn(data));
  return found.size > 0 ? chosen(collections, found) : undefined;
}

function chosen(collections: Collections, names: ReadonlySet<string>): Collections {
  // In the order of the document, so that pages that refer to the same ones say the same.
  const shown = Object.entries(collections).filter(([name]) => names.has(name));
  const key = shown.map(([name]) => name).join();
  const known = chosenOf.get(collections) ?? new Map<string, Collections>();
  const result = known.get(key) ?? Object.fromEntries(shown);
  chosenOf.set(collections, known.set(key, result));
  return result;
}

function namesInRecords(records: object): readonly string[] {
  const names = namesOf.get(records) ?? namesIn(records);
  namesOf.set(records, names);
  return names;
}

function namesIn(data: unknown): string[] {
  return Array.from(JSON.stringify(data ?? null).matchAll(reference), ([, name = ""]) => name);
}
