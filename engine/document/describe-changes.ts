import { changeWords as words } from "./change-words.ts";
import { countChanges } from "./count-changes.ts";
import { describeCollections } from "./describe-collections.ts";
import { describePages } from "./describe-pages.ts";
import { isSame } from "./is-same.ts";
import type { SiteDocument } from "./site-document.ts";

/**
 * What visitors of `after` see otherwise than those of `before`, in words: a line for each page, for each collection and for each
 * other part of the site. Empty where all is as it was. What is hidden, kept aside or marked as a sample changes nothing here.
 */
export function describeChanges(before: SiteDocument, after: SiteDocument): string[] {
  return [
    ...(before.design === after.design ? [] : [words.design]),
    ...describePages(before, after),
    ...describeCollections(before, after),
    ...describeFacts(before, after),
    ...describePart(words.navigation, before.nav, after.nav),
    ...describePart(words.footer, before.footer, after.footer),
    ...describeLook(before, after),
    ...describeRest(before, after),
  ];
}

function describePart(subject: string, before: unknown, after: unknown): string[] {
  const parts = words.counts(countChanges(before, after));
  return parts.length > 0 ? [words.line(subject, parts)] : [];
}

function describeFacts({ facts: before }: SiteDocument, { facts: after }: SiteDocument): string[] {
  const was = new Map(Object.entries(before));
  const is = new Map(Object.entries(after));
  const changed = [...new Set([...is.keys(), ...was.keys()])].filter(
    (name) => !isSame(was.get(name), is.get(name)),
  );
  return changed.length > 0 ? [words.line(words.facts, changed.map(words.fact))] : [];
}

function describeLook({ theme: before }: SiteDocument, { theme: after }: SiteDocument): string[] {
  const { scheme: light, colours, type, ...shapes } = before;
  const { scheme, colours: newColours, type: newType, ...newShapes } = after;
  return [
    ...(light === scheme && isSame(colours, newColours) ? [] : [words.colours]),
    ...(isSame(type, newType) ? [] : [words.type]),
    ...(isSame(shapes, newShapes) ? [] : [words.shapes]),
  ];
}

function describeRest(before: SiteDocument, after: SiteDocument): string[] {
  return [
    ...(before.seo.language === after.seo.language ? [] : [words.language]),
    ...(isSame(before.seo.picture, after.seo.picture) ? [] : [words.sharedPicture]),
    ...(isSame(before.seo.business, after.seo.business) ? [] : [words.searchData]),
    ...(isSame(before.formats, after.formats) ? [] : [words.formats]),
  ];
}
