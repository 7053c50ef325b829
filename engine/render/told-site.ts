import type { Page, SiteDocument } from "../document/site-document.ts";
import { businessData } from "../facts/business-data.ts";
import { tellFacts } from "../facts/tell-facts.ts";
import { toldSeo } from "./told-seo.ts";

type Frame = Omit<SiteDocument<unknown>, "pages">;

const told = new WeakMap<object, object>();

/**
 * The site with all its texts telling the facts, and its business as search engines are told of it; the same site is told
 * once. A site that shows one page need not hold the others.
 */
export function toldSite<Site extends Frame>(site: Site): Site {
  const known = told.get(site);
  if (known) return known as Site;
  const { nav, footer, seo, collections } = site;
  const result = {
    ...site,
    nav: tellFacts(nav, site),
    footer: tellFacts(footer, site),
    seo: { ...seo, business: businessData(site, tellFacts(seo.business, site)) },
    ...(collections && { collections: tellFacts(collections, site) }),
    ...("pages" in site && { pages: tellPages(site.pages as Record<string, Page>, site) }),
  };
  told.set(site, result).set(result, result);
  return result;
}

/** One page, as `toldSite` has it. */
export function toldPage(page: Page, site: Frame): Page {
  const first = page.order.find((key) => !page.sections[key]?.isHidden);
  const sections = Object.entries(page.sections).map(([key, block]) => {
    // A page begins with a heading, whatever is missing.
    const place = key === first && ["title", "before"].find((name) => name in block.props);
    const title = place && { [place]: site.facts.name };
    return [key, { ...block, props: { ...title, ...tellFacts(block.props, site) } }];
  });
  return { ...page, seo: toldSeo(page.seo, site), sections: Object.fromEntries(sections) };
}

function tellPages(pages: Record<string, Page>, site: Frame): Record<string, Page> {
  return Object.fromEntries(Object.entries(pages).map(([path, page]) => [path, toldPage(page, site)]));
}
