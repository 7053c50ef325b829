import { isSame } from "./is-same.ts";
import type { Page, SiteDocument } from "./site-document.ts";

type Path = readonly (string | number)[];

/** A place that both have changed, each to something else; `undefined` is nothing. */
export type MergeConflict = { path: Path; mine: unknown; theirs: unknown };

/** What two people made of one document, and where somebody must decide between them. */
export type Merged = { document: SiteDocument; conflicts: readonly MergeConflict[] };

/**
 * Joins what two people made of `base`: what only one has changed is as they made it, and no words of either are lost. What
 * one has removed and the other changed stays changed. Where both changed the same place, it is as in `mine`, and told.
 */
export function mergeDocuments(base: SiteDocument, mine: SiteDocument, theirs: SiteDocument): Merged {
  const conflicts: MergeConflict[] = [];
  const merged = merge(base, mine, theirs, [], conflicts) as SiteDocument;
  const pages = Object.entries(merged.pages).map(([path, page]) => [
    path,
    withWholeOrder(page, theirs.pages[path]),
  ]);
  return { document: { ...merged, pages: Object.fromEntries(pages) }, conflicts };
}

function merge(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  path: Path,
  conflicts: MergeConflict[],
): unknown {
  if (isSame(mine, theirs) || isSame(mine, base)) return theirs;
  if (isSame(theirs, base)) return mine;
  // Removed by one, changed by the other.
  if (mine === undefined) return theirs;
  if (theirs === undefined) return mine;
  if (Array.isArray(mine) && Array.isArray(theirs) && (Array.isArray(base) || base === undefined))
    return mergeLists(base ?? [], mine, theirs, path, conflicts);
  if (isFields(mine) && isFields(theirs) && (isFields(base) || base === undefined))
    return mergeFields(base ?? {}, mine, theirs, path, conflicts);
  conflicts.push({ path, mine, theirs });
  return mine;
}

type Fields = Readonly<Record<string, unknown>>;

function mergeFields(
  base: Fields,
  mine: Fields,
  theirs: Fields,
  path: Path,
  conflicts: MergeConflict[],
): Fields {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const merged = names.map((name): [string, unknown] => [
    name,
    merge(own(base, name), own(mine, name), own(theirs, name), [...path, name], conflicts),
  ]);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

function own(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

type List = readonly unknown[];

/** By items of `base`: what became of each, and after which of them new ones came. */
function mergeLists(base: List, mine: List, theirs: List, path: Path, conflicts: MergeConflict[]): List {
  const isOrder = path.length === 3 && path[0] === "pages" && path[2] === "order";
  const here = alignment(base, mine, isOrder);
  const there = alignment(base, theirs, isOrder);
  const merged: unknown[] = [];
  const addAfter = (index: number) => {
    const added = there.added.get(index) ?? [];
    const own = (here.added.get(index) ?? []).filter((item) => !added.some((one) => isSame(one, item)));
    merged.push(...added, ...own);
  };
  addAfter(-1);
  base.forEach((item, index) => {
    const one = here.kept.has(index) ? mine[here.kept.get(index) as number] : undefined;
    const other = there.kept.has(index) ? theirs[there.kept.get(index) as number] : undefined;
    const result = merge(item, one, other, [...path, merged.length], conflicts);
    if (result !== undefined) merged.push(result);
    addAfter(index);
  });
  // What both have moved would stand there twice.
  return isOrder ? [...new Set(merged)] : merged;
}

type Alignment = {
  /** By index in the base, where its item is now. */
  kept: ReadonlyMap<number, number>;
  /** By index in the base, what came after it; -1 is before the first. */
  added: ReadonlyMap<number, List>;
};

/** Items that stayed the same are found first; those between two of them that are as many as before were changed. */
function alignment(base: List, list: List, isOrder: boolean): Alignment {
  const kept = new Map<number, number>();
  for (const [from, to] of sameItems(base, list)) kept.set(from, to);
  const added = new Map<number, List>();
  const anchors: [number, number][] = [...kept, [base.length, list.length]];
  let before: [number, number] = [-1, -1];
  for (const anchor of anchors) {
    const gone = anchor[0] - before[0] - 1;
    const come = anchor[1] - before[1] - 1;
    // A key is never another one.
    const changed = isOrder ? 0 : Math.min(gone, come);
    for (let step = 1; step <= changed; step += 1) kept.set(before[0] + step, before[1] + step);
    const rest = list.slice(before[1] + 1 + changed, anchor[1]);
    if (rest.length > 0) added.set(before[0] + changed, rest);
    before = anchor;
  }
  return { kept, added };
}

/** The longest row of items that stand in both lists, in order (by the usual table of lengths). */
function sameItems(base: List, list: List): [number, number][] {
  const lengths = base.map(() => new Array<number>(list.length + 1).fill(0));
  lengths.push(new Array<number>(list.length + 1).fill(0));
  const at = (one: number, other: number) => lengths[one]?.[other] ?? 0;
  for (let one = base.length - 1; one >= 0; one -= 1) {
    for (let other = list.length - 1; other >= 0; other -= 1) {
      const row = lengths[one] as number[];
      row[other] = isSame(base[one], list[other])
        ? at(one + 1, other + 1) + 1
        : Math.max(at(one + 1, other), at(one, other + 1));
    }
  }
  const found: [number, number][] = [];
  for (let one = 0, other = 0; one < base.length && other < list.length; ) {
    if (isSame(base[one], list[other])) found.push([one++, other++]);
    else if (at(one + 1, other) >= at(one, other + 1)) one += 1;
    else other += 1;
  }
  return found;
}

/** Every section stands in the order of its page once: one that was removed by one and changed by the other is back. */
function withWholeOrder(page: Page, theirs: Page | undefined): Page {
  const order = page.order.filter((key) => Object.hasOwn(page.sections, key));
  const missing = Object.keys(page.sections).filter((key) => !order.includes(key));
  if (missing.length === 0 && order.length === page.order.length) return page;
  for (const key of missing) {
    const place = theirs?.order.indexOf(key) ?? -1;
    order.splice(place < 0 ? order.length : Math.min(place, order.length), 0, key);
  }
  return { ...page, order };
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
