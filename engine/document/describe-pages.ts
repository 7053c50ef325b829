import type { Block } from "../blocks/block.ts";
import { changeWords as words, wordsOf } from "./change-words.ts";
import { countChanges, noCounts } from "./count-changes.ts";
import { countMoved } from "./count-moved.ts";
import { isSame } from "./is-same.ts";
import { pageName, withoutFacts } from "./page-name.ts";
import type { Page, SiteDocument } from "./site-document.ts";

/** A line for each page that visitors see otherwise, those that are gone last. */
export function describePages(before: SiteDocument, after: SiteDocument): string[] {
  const was = new Map(Object.entries(before.pages));
  const is = new Map(Object.entries(after.pages));
  const left = new Map([...was].filter(([path]) => !is.has(path)));
  const described = [...is].map(([path, page]): Described => {
    const name = nameOfPage(path, page, after);
    const same = was.get(path);
    if (same) return { path, name, parts: describePage(same, page) };
    const moved = [...left].find(([, other]) => isMoved(other, page));
    if (!moved) return { path, name, parts: [words.newPage] };
    left.delete(moved[0]);
    return { path, name, parts: [words.newAddress(path), ...describePage(moved[1], page)] };
  });
  const gone = [...left].map(([path, page]) => ({
    path,
    name: nameOfPage(path, page, before),
    parts: [words.gonePage],
  }));
  const all = [...described, ...gone];
  const changed = all.filter(({ parts }) => parts.length > 0);
  return changed.map(({ path, name, parts }) => {
    const isOnly = all.filter((other) => other.name === name).length === 1;
    return words.line(isOnly ? name : words.pageAt(name, path), parts);
  });
}

type Described = { path: string; name: string; parts: readonly string[] };

/** How a page is called, as in the editor's list of them. */
export function nameOfPage(path: string, { seo, record }: Page, { facts }: SiteDocument): string {
  if (path === "/") return words.home;
  if (record !== undefined) return words.recordPages(wordsOf(record));
  return pageName(withoutFacts(seo.title, facts.name)) || path;
}

/** Keys of sections are never used again: whose sections a page has, that page it is. */
function isMoved(before: Page, after: Page): boolean {
  return before.order.length > 0 && before.order.some((key) => after.order.includes(key));
}

function describePage(before: Page, after: Page): string[] {
  const was = shown(before);
  const is = shown(after);
  const counts = noCounts();
  let changed = 0;
  for (const [key, section] of is) {
    const same = was.get(key);
    if (same?.type === section.type) {
      countChanges(same.props, section.props, counts);
      if (same.tone !== section.tone) counts.details += 1;
    } else if (same) changed += 1;
  }
  const keys = [...was.keys()];
  const stayed = [...is.keys()].flatMap((key) => (was.has(key) ? [keys.indexOf(key)] : []));
  return [
    ...words.counts(counts),
    ...words.sections({
      changed,
      added: is.size - stayed.length,
      removed: was.size - stayed.length,
      moved: countMoved(stayed),
    }),
    ...(isSame(before.seo.title, after.seo.title) ? [] : [words.pageTitle]),
    ...(isSame(before.seo.description, after.seo.description) ? [] : [words.pageDescription]),
  ];
}

/** The sections that visitors see, by their keys and in their order. */
function shown({ sections, order }: Page): ReadonlyMap<string, Block> {
  return new Map(
    order.flatMap((key): [string, Block][] => {
      const section = Object.hasOwn(sections, key) ? sections[key] : undefined;
      return section && !section.isHidden ? [[key, section]] : [];
    }),
  );
}
