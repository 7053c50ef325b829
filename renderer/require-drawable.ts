import { pageAt } from "../engine/document/page-at.ts";
import type { SiteDocument } from "../engine/document/site-document.ts";
import { weigh } from "../engine/render/weigh.ts";
import { SiteError } from "./site-error.ts";

/**
 * In letters, many times the largest real site: what a page, and all of them, hold when the names in their texts are replaced,
 * and what becomes of that as markup. Whatever is longer holds up everybody whose site is drawn and served beside it.
 */
const most = { page: 500_000, site: 15_000_000, markup: 2_000_000, allMarkup: 40_000_000 };

/**
 * Throws `SiteError` where the pages of `site`, which has told its facts, at `paths` come to more than can be drawn: a long text
 * of a record may be named a thousand times on each of its pages.
 */
export function requireDrawable(site: SiteDocument, paths: Iterable<string>): void {
  const { collections, nav, footer } = site;
  const frame = weigh([nav, footer], {});
  let whole = 0;
  for (const path of paths) {
    const found = pageAt(site, path);
    if (!found) continue;
    const { page, record } = found;
    const weight = frame + weigh([page.seo, page.sections], { collections, record });
    if (weight > most.page) throw tooLong(path);
    whole += weight;
    if (whole > most.site) throw tooLongTogether();
  }
}

/** What looks at each page of a site as it is drawn, and gives it. Throws `SiteError` at the first that is too much. */
export function withinMeasure(): <Page extends { path: string; html: string }>(page: Page) => Page {
  let whole = 0;
  return (page) => {
    if (page.html.length > most.markup) throw tooLong(page.path);
    whole += page.html.length;
    if (whole > most.allMarkup) throw tooLongTogether();
    return page;
  };
}

function tooLong(path: string): SiteError {
  return new SiteError("document", [
    `page ${path}: with all that is named in it, it is too long to be shown, divide it into several`,
  ]);
}

function tooLongTogether(): SiteError {
  return new SiteError("document", [
    "document: with all that is named in them, its pages are too long to be shown, leave something out",
  ]);
}
