import { withLinks, withoutDeadLinks } from "../engine/document/dead-links.ts";
import { allSamples } from "../engine/document/samples.ts";
import type { SiteDocument } from "../engine/document/site-document.ts";
import type { Facts } from "../engine/facts/facts.ts";
import type { Design } from "../engine/transfer/pour-content.ts";
import type { Design as WornDesign } from "./design.ts";
import { designFor } from "./design-for.ts";
import { suitsTrade } from "./suits-trade.ts";
import { textLinks, textPages } from "./text-pages.ts";

/**
 * What the site of a business begins with: all that the template's demo shows, told of this business, without what only
 * another trade would show, all of it marked as samples; and the pages of plain text in the language of the site, a tag such
 * as `de-AT`, which the footer leads to. The demo itself has none of these, nor does what browsers load of it.
 */
export function beginSite(
  template: Design & Pick<WornDesign, "begun">,
  facts: Facts,
  language: string,
): SiteDocument {
  const { site } = designFor(template, facts);
  const texts = textPages(language);
  const begun: SiteDocument = {
    ...allSamples(site),
    ...(site.collections && { collections: { ...site.collections, ...nothingOf(template.begun) } }),
    facts,
    seo: { ...site.seo, language },
    footer: footerFor(site, facts, language),
  };
  const whole = { ...begun, pages: { ...begun.pages, ...texts } };
  const alive = withoutDeadLinks(whole, template.site, template.blocks);
  // Whoever follows a link of the samples must not call or write to their people.
  return withLinks(alive, template.blocks, (href) => !/^(tel|mailto):/.test(href));
}

/** The design's footer without what the demo says of itself; its last group leads to the pages of plain text. */
function footerFor({ design, footer }: SiteDocument, facts: Facts, language: string): SiteDocument["footer"] {
  const { closing, ...rest } = footer;
  return {
    ...rest,
    ...(closing && suitsTrade(design, facts.trade) && { closing }),
    groups: [...rest.groups.slice(0, 3), textLinks(language)],
    legal: "© {name}",
  };
}

/** Empty collections with these names. */
function nothingOf(names: readonly string[] = []): Record<string, []> {
  return Object.fromEntries(names.map((name) => [name, []]));
}
