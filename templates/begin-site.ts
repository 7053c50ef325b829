import { allSamples } from "../engine/document/samples.ts";
import type { SiteDocument } from "../engine/document/site-document.ts";
import type { Facts } from "../engine/facts/facts.ts";
import type { Design } from "../engine/transfer/pour-content.ts";
import { designFor } from "./design-for.ts";
import { textPages } from "./text-pages.ts";

/**
 * What the site of a business begins with: all that the template's demo shows, told of this business, without what only
 * another trade would show, all of it marked as samples; and the pages of plain text in the language of the site, a tag such
 * as `de-AT`. The demo itself has none of these, nor does what browsers load of it.
 */
export function beginSite(template: Design, facts: Facts, language: string): SiteDocument {
  const site = allSamples(designFor(template, facts).site);
  return {
    ...site,
    facts,
    seo: { ...site.seo, language },
    pages: { ...site.pages, ...textPages(language) },
  };
}
