import type { Page, SiteDocument } from "../document/site-document.ts";
import { tellFacts } from "../facts/tell-facts.ts";

/** What a page says of itself. It keeps a title and a description, whatever is missing. */
export function toldSeo(seo: Page["seo"], site: Omit<SiteDocument<unknown>, "pages">): Page["seo"] {
  const { name } = site.facts;
  const { title = name, description = name }: Partial<Page["seo"]> = tellFacts(seo, site);
  return { title, description, ...(seo.isHidden && { isHidden: true }) };
}
