import { missingPage } from "../engine/document/missing-page.ts";
import type { SiteDocument } from "../engine/document/site-document.ts";

/** The site with a page at `/404` that answers for what it does not have: its own if it has one. */
export function withMissingPage(site: SiteDocument): SiteDocument {
  if (Object.hasOwn(site.pages, "/404")) return site;
  return { ...site, pages: { ...site.pages, "/404": missingPage(site.seo.language) } };
}
