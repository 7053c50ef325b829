import type { Patch } from "../../../contract/patch.ts";
import { applyPatch } from "../../../engine/document/apply-patch.ts";
import { pageName } from "../../../engine/document/page-name.ts";
import type { Page, SiteDocument } from "../../../engine/document/site-document.ts";
import { leadsTo, linksOf } from "../links/link-places.ts";
import { followingSteps, takenSteps } from "./lead-steps.ts";

type Step = Patch[number];

/** Puts a page at `path`, behind the page at `after`. */
export function addPageSteps(site: SiteDocument, path: string, page: Page, after: string): Patch {
  const at = Object.keys(site.pages).indexOf(after) + 1;
  return [...takenSteps(site, path), { op: "add", path: ["pages", path], value: page as never, at }];
}

/** A copy of the page, under another title. */
export function copyOfPage(page: Page, title: string): Page {
  const copy = structuredClone(page);
  return { ...copy, seo: { ...copy.seo, title: retitled(copy.seo.title, title) } };
}

/** Calls the page otherwise: what stands behind its name in a browser's tab stays. */
export function titleSteps(site: SiteDocument, path: string, title: string): Patch {
  const before = site.pages[path]?.seo.title ?? "";
  return [{ op: "replace", path: ["pages", path, "seo", "title"], value: retitled(before, title) }];
}

function retitled(before: string, title: string): string {
  return title + before.slice(pageName(before).length);
}

/** Gives the page another address; all links of the site that lead to it, and what waits for it in the tray, go along. */
export function movePageSteps(site: SiteDocument, from: string, to: string): Patch {
  const following: Step[] = linksOf(site)
    .filter(({ href }) => leadsTo(href, from))
    .map(({ path, href }) => ({ op: "replace", path: [...path], value: to + href.slice(from.length) }));
  const waiting = (site.tray ?? []).flatMap(({ page }, index): Step[] =>
    page === from ? [{ op: "replace", path: ["tray", index, "page"], value: to }] : [],
  );
  const page = applyPatch(site, following).pages[from];
  const at = Object.keys(site.pages).indexOf(from);
  return [
    ...following,
    ...waiting,
    ...followingSteps(site, from, to),
    ...takenSteps(site, to),
    { op: "remove", path: ["pages", from] },
    { op: "add", path: ["pages", to], value: page as never, at },
  ];
}
