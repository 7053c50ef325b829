import { samplesOf } from "./samples.ts";
import type { Page, SiteDocument } from "./site-document.ts";

/** `page` without the section `key`. Links that led to it are found by `linksTo`, before. */
export function removeSection(page: Page, key: string): Page {
  const { [key]: _, ...sections } = page.sections;
  const { [key]: __, ...samples } = page.samples ?? {};
  const order = page.order.filter((one) => one !== key);
  return { ...page, sections, order, ...(page.samples && { samples }) };
}

/** `page` with its section `key` at the place `index` of its order. */
export function moveSection(page: Page, key: string, index: number): Page {
  const order = page.order.filter((one) => one !== key);
  return { ...page, order: [...order.slice(0, index), key, ...order.slice(index)] };
}

/**
 * `page` with a copy of its section `key` behind it, under `newKey`, which no section of the page may have had before. The
 * copy has no name of its own: links go on leading to the first.
 */
export function duplicateSection(page: Page, key: string, newKey: string): Page {
  const { id: _, ...copy } = structuredClone(page.sections[key] ?? { type: "", props: {} });
  if (!page.sections[key] || newKey in page.sections) return page;
  const sections = { ...page.sections, [newKey]: copy };
  const own = samplesOf(page, key);
  const samples = own && { ...page.samples, [newKey]: own === true ? own : [...own] };
  return moveSection(
    { ...page, sections, ...(samples && { samples }), order: [...page.order, newKey] },
    newKey,
    page.order.indexOf(key) + 1,
  );
}

/** Where a site links to the section of `path` that is named `id`: by page and section, or in its navigation and footer. */
export function linksTo(
  site: Pick<SiteDocument, "nav" | "footer" | "pages">,
  path: string,
  id: string,
): string[] {
  const isLink = (href: string, from: string) =>
    href === `${path}#${id}` || (from === path && href === `#${id}`);
  const found = Object.entries(site.pages).flatMap(([from, { sections }]) =>
    Object.entries(sections).flatMap(([key, { props }]) =>
      hrefsIn(props).some((href) => isLink(href, from)) ? [`${from} ${key}`] : [],
    ),
  );
  for (const part of ["nav", "footer"] as const)
    if (hrefsIn(site[part]).some((href) => isLink(href, path))) found.push(part);
  return found;
}

function hrefsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === "href" && typeof item === "string" ? [item] : hrefsIn(item),
  );
}
