import { isSame } from "./is-same.ts";
import { type Leaf, leavesOf, replaceLeaf } from "./leaves.ts";
import { type Merged, mergeDocuments } from "./merge-documents.ts";
import type { Page, SiteDocument } from "./site-document.ts";
import type { TrayItem } from "./tray.ts";

type Section = Page["sections"][string];

/**
 * `worn`, which is `base` in another design, with what `changed` made of `base` meanwhile: facts, records, navigation and what
 * pages are called are joined as ever; words and pictures are replaced wherever the other design says them. Words that it
 * does not say wait in the tray, so that none are lost.
 */
export function carryOver(base: SiteDocument, changed: SiteDocument, worn: SiteDocument): Merged {
  const { design, designVersion, formats, theme, pages: wornPages, tray: wornTray } = worn;
  const dress = { design, designVersion, formats, theme, pages: wornPages, tray: wornTray };
  const { document, conflicts } = mergeDocuments({ ...base, ...dress }, { ...changed, ...dress }, worn);
  const tray: TrayItem[] = [...(worn.tray ?? [])];
  const pages = { ...worn.pages };
  for (const [path, page] of Object.entries(changed.pages)) {
    const [before, target] = [base.pages[path], worn.pages[path]];
    if (!before) pages[path] ??= plainPage(path, page, tray);
    else if (target && !isSame(before, page)) pages[path] = carryPage(path, before, page, target, tray);
  }
  for (const path of Object.keys(base.pages)) if (!Object.hasOwn(changed.pages, path)) delete pages[path];
  return {
    document: { ...document, pages, ...(tray.length > 0 && { tray }) },
    conflicts,
  };
}

function carryPage(path: string, before: Page, page: Page, target: Page, tray: TrayItem[]): Page {
  let result: Page = { ...target, seo: isSame(before.seo, page.seo) ? target.seo : page.seo };
  for (const key of page.order) {
    const [old, now] = [before.sections[key], page.sections[key]];
    if (!now || (old && isSame(old, now))) continue;
    result = old
      ? carrySection(path, key, old, now, result, tray)
      : addSection(path, key, now, page.order, result, tray);
  }
  for (const key of before.order) {
    if (page.sections[key] || !result.sections[key]) continue;
    const { [key]: _, ...sections } = result.sections;
    result = { ...result, sections, order: result.order.filter((one) => one !== key) };
  }
  return result;
}

function carrySection(
  path: string,
  key: string,
  old: Section,
  now: Section,
  page: Page,
  tray: TrayItem[],
): Page {
  let result = page;
  const target = page.sections[key];
  if (target && old.isHidden !== now.isHidden) {
    const { isHidden: _, ...shown } = target;
    result = withSection(result, key, now.isHidden ? { ...shown, isHidden: true } : shown);
  }
  const [was, is] = [leavesOf(old.props), leavesOf(now.props)];
  for (const [place, leaf] of is) {
    const earlier = was.get(place);
    if (earlier !== undefined && isSame(earlier, leaf)) continue;
    const replaced = earlier === undefined ? undefined : replaceWords(result, key, earlier, leaf);
    if (replaced) result = replaced;
    else keep(path, key, leaf, tray);
  }
  return result;
}

/** Of a section that was taken apart each part says some of its words. */
function replaceWords(page: Page, key: string, old: Leaf, next: Leaf): Page | undefined {
  for (const [one, section] of Object.entries(page.sections)) {
    if (one !== key && !one.startsWith(`${key}-`)) continue;
    const props = replaceLeaf(section.props, old, next) as Section["props"] | undefined;
    if (props) return withSection(asOwn(page, one), one, { ...section, props });
  }
  return undefined;
}

function withSection(page: Page, key: string, section: Section): Page {
  return { ...page, sections: { ...page.sections, [key]: section } };
}

/** Somebody has written in it: it is no sample any more. */
function asOwn(page: Page, key: string): Page {
  if (!page.samples || !Object.hasOwn(page.samples, key)) return page;
  const { [key]: _, ...samples } = page.samples;
  return { ...page, samples };
}

/** A new section that every design has comes along; of another its words do. */
function addSection(
  path: string,
  key: string,
  section: Section,
  order: readonly string[],
  page: Page,
  tray: TrayItem[],
): Page {
  if (page.sections[key]) return page;
  if (section.type.includes("/")) {
    for (const leaf of leavesOf(section.props).values()) keep(path, key, leaf, tray);
    return page;
  }
  const above = order.slice(0, order.indexOf(key)).findLast((one) => page.order.includes(one));
  const at = above === undefined ? page.order.length : page.order.indexOf(above) + 1;
  return { ...withSection(page, key, section), order: page.order.toSpliced(at, 0, key) };
}

/** A new page with the sections that every design has. */
function plainPage(path: string, page: Page, tray: TrayItem[]): Page {
  const empty: Page = { ...page, sections: {}, order: [], samples: undefined };
  const { samples: _, ...plain } = page.order.reduce((result, key) => {
    const section = page.sections[key];
    return section ? addSection(path, key, section, page.order, result, tray) : result;
  }, empty);
  return plain;
}

/** Only words that somebody can read wait: an address or a choice means nothing without its block. */
function keep(page: string, section: string, leaf: Leaf, tray: TrayItem[]): void {
  if (typeof leaf !== "string") tray.push({ page, section, pictures: [leaf] });
  else if (/\s/.test(leaf) && !/^(?:\/|#|https?:|fact:|tel:|mailto:)/.test(leaf))
    tray.push({ page, section, text: leaf.slice(0, 2000) });
}
