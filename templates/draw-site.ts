import type { BlockRegistry } from "../engine/blocks/block.ts";
import { viewsOf } from "../engine/blocks/registry.ts";
import { pageAt, pathsOf } from "../engine/document/page-at.ts";
import type { SiteDocument } from "../engine/document/site-document.ts";
import { type HeadEntry, pageHead } from "../engine/render/page-head.ts";
import { renderPage } from "../engine/render/render-page.ts";
import { toldSite } from "../engine/render/told-site.ts";

export type DrawnPage = { path: string; html: string; head: HeadEntry[] };

/** Every page of a site as it is drawn alone on a domain, for tests. */
export function drawSite(document: SiteDocument, blocks: BlockRegistry): DrawnPage[] {
  const site = toldSite(document);
  const views = viewsOf(blocks);
  return pathsOf(site).map((path) => {
    const found = pageAt(site, path);
    if (!found) throw new Error(`no page ${path}`);
    const place = { base: "", path };
    return {
      path,
      html: renderPage(site, place, views),
      head: pageHead(site, found.page.seo, place, "https://site.test", found.record),
    };
  });
}
