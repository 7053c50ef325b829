import type { SiteDocument } from "../engine/document/site-document.ts";
import { textPages } from "./text-pages.ts";

/**
 * What a customer's site begins with: all that the template's demo shows, and the pages of plain text in the language of
 * the site, a tag such as `de-AT`. The demo itself has none of these, nor does what browsers load of it.
 */
export function beginSite(site: SiteDocument, language: string): SiteDocument {
  return {
    ...site,
    seo: { ...site.seo, language },
    pages: { ...site.pages, ...textPages(language) },
  };
}
