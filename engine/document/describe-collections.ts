import type { SiteRecord } from "../render/resolve.ts";
import { changeWords as words, wordsOf } from "./change-words.ts";
import { countMoved } from "./count-moved.ts";
import { isSame } from "./is-same.ts";
import type { SiteDocument } from "./site-document.ts";

type Records = readonly SiteRecord[];

/** A line for each collection whose records visitors see otherwise. */
export function describeCollections(before: SiteDocument, after: SiteDocument): string[] {
  const was = shownCollections(before);
  const is = shownCollections(after);
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((name) => {
    const parts = describeRecords(was.get(name) ?? [], is.get(name) ?? []);
    return parts.length > 0 ? [words.line(wordsOf(name), parts)] : [];
  });
}

function describeRecords(before: Records, after: Records): string[] {
  const was = new Map(before.map((record, place) => [record.id, { record, place }]));
  const stayed: number[] = [];
  let changed = 0;
  for (const record of after) {
    const same = was.get(record.id);
    if (!same) continue;
    stayed.push(same.place);
    if (!isSame(same.record, record)) changed += 1;
  }
  return words.records({
    changed,
    added: after.length - stayed.length,
    removed: before.length - stayed.length,
    moved: countMoved(stayed),
  });
}

/** The collections of which something is shown: in a section, on pages of their own, or by another that is. */
function shownCollections({ collections = {}, pages }: SiteDocument): ReadonlyMap<string, Records> {
  const found = new Map<string, Records>();
  const add = (name: string | undefined) => {
    if (name === undefined || found.has(name) || !Object.hasOwn(collections, name)) return;
    const records = collections[name] ?? [];
    found.set(name, records);
    for (const other of collectionsIn(records)) add(other);
  };
  for (const { record, sections, order } of Object.values(pages)) {
    add(record);
    const shown = order.filter((key) => Object.hasOwn(sections, key) && !sections[key]?.isHidden);
    for (const name of collectionsIn(shown.map((key) => sections[key]?.props))) add(name);
  }
  return found;
}

/** The collections that a value refers to as a whole. */
function collectionsIn(value: unknown): string[] {
  const found = JSON.stringify(value).matchAll(/"\{collection:([\w-]+)\}"/g);
  return Array.from(found, ([, name = ""]) => name);
}
