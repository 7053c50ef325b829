import type { BlockRegistry } from "../blocks/block.ts";
import { viewsOf } from "../blocks/registry.ts";
import { pageAt, pathsOf } from "../document/page-at.ts";
import type { SiteDocument } from "../document/site-document.ts";
import { renderPage } from "./render-page.ts";
import { toldSite } from "./told-site.ts";

/** What tells of each page of `site`, as its `blocks` draw it, the places that links can lead to; a page is drawn when it is asked for. */
export function placesOf(site: SiteDocument, blocks: BlockRegistry): (path: string) => ReadonlySet<string> {
  const views = viewsOf(blocks);
  const known = new Map<string, ReadonlySet<string>>();
  return (path) => {
    const places = known.get(path) ?? placesOn(site, path, views);
    known.set(path, places);
    return places;
  };
}

function placesOn(site: SiteDocument, path: string, views: ReturnType<typeof viewsOf>): ReadonlySet<string> {
  // All pages of records have the same places: the first is drawn for them.
  const drawn = pageAt(toldSite(site), path) ? path : pathsOf(site).find((one) => isOfPage(one, path));
  const html = drawn === undefined ? "" : renderPage(site, { base: "", path: drawn }, views);
  return new Set(Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id = ""]) => id));
}

/** Whether `path` is that of a record whose page is `page`. */
function isOfPage(path: string, page: string): boolean {
  return page.endsWith("/:id") && path.startsWith(page.slice(0, -":id".length));
}
