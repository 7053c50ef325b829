import type { FooterProps } from "../engine/blocks/footer/footer.props.ts";
import { withLinks, withoutDeadLinks } from "../engine/document/dead-links.ts";
import { allSamples } from "../engine/document/samples.ts";
import type { SiteDocument } from "../engine/document/site-document.ts";
import type { Facts } from "../engine/facts/facts.ts";
import { schemaTypeOf } from "../engine/facts/schema-type.ts";
import type { Trade } from "../engine/facts/trades.ts";
import type { Template } from "../engine/transfer/pour-content.ts";
import type { Design } from "./design.ts";
import { designFor } from "./design-for.ts";
import { frameInPlainWords } from "./frame-words.ts";
import { suitsTrade } from "./suits-trade.ts";
import { contactPage, textLinks, textPages } from "./text-pages.ts";
import { todaysVersion } from "./versions/design-versions.ts";

/** A template as far as a site begins with it. */
export type BegunTemplate = Template & Pick<Design, "begun">;

/**
 * What the site of a business begins with: all that the template's demo shows, told of this business, without what only
 * another trade would show, all of it marked as samples; and the pages of plain text in the language of the site, a tag such
 * as `de-AT`, which the footer leads to, with one to write from where the template has no form. The demo itself has none of these, nor does what browsers load of it. `chosen`: the trades that it suits, where those are not what its makers say.
 */
export function beginSite(
  template: BegunTemplate,
  facts: Facts,
  language: string,
  chosen?: readonly Trade[],
): SiteDocument {
  const { site } = designFor(template, facts, chosen);
  const contact = contactPage(site, language);
  const texts = { ...contact, ...textPages(language) };
  // A template that was a site wears the version that it says.
  const designVersion = site.designVersion ?? todaysVersion(site.design ?? "");
  const begun: SiteDocument = {
    ...allSamples({ ...site, pages: withOwnHours(site.pages) }),
    ...(designVersion !== undefined && { designVersion }),
    ...(site.collections && { collections: { ...site.collections, ...nothingOf(template.begun) } }),
    facts,
    seo: seoFor(site.seo, facts, language),
    ...frameFor(site, facts, textLinks(language, Object.keys(contact)[0]), language, chosen),
  };
  const whole = { ...begun, pages: { ...begun.pages, ...texts } };
  const alive = withoutDeadLinks(whole, template.blocks);
  // Whoever follows a link of the samples must not call or write to their people.
  return withLinks(alive, template.blocks, (href) => !/^(tel|mailto):/.test(href));
}

/** What else the template says of a business is of its own one, and so is the picture that it is shared with. */
function seoFor({ picture, ...seo }: SiteDocument["seo"], { trade }: Facts, language: string) {
  return { ...seo, language, business: { "@type": schemaTypeOf(trade) } };
}

/** Hours that the demo writes out are its own: in their place stand those of the business. */
function withOwnHours(pages: SiteDocument["pages"]): SiteDocument["pages"] {
  return Object.fromEntries(
    Object.entries(pages).map(([path, page]) => {
      const sections = Object.entries(page.sections).map(([key, block]) => [
        key,
        block.type === "hours"
          ? { ...block, props: { ...(block.props as object), days: "{hours:rows}" } }
          : block,
      ]);
      return [path, { ...page, sections: Object.fromEntries(sections) }];
    }),
  );
}

/** What a line says after its last fact is a remark of the demo, and so is a line that says none. */
function factsOf(line: string): string[] {
  const end = line.lastIndexOf("}") + 1;
  return end ? [line.slice(0, end)] : [];
}

/**
 * The design's navigation and footer without what the demo says of itself, for another trade in plain words; the footer's
 * last group leads to the pages of plain text.
 */
function frameFor(
  site: SiteDocument,
  { trade }: Facts,
  texts: FooterProps["groups"][number],
  language: string,
  chosen: readonly Trade[] | undefined,
): Pick<SiteDocument, "nav" | "footer"> {
  const suits = suitsTrade(site.design, trade, chosen);
  const { nav, footer } = suits ? site : frameInPlainWords(site, trade, language);
  const { closing, ...rest } = footer;
  return {
    // A sign that is not the name's own letter is that of the demo's house.
    nav: { ...nav, ...(nav.mark && { mark: "{initial}" }) },
    footer: {
      ...rest,
      ...(closing && suits && { closing }),
      groups: [...rest.groups.slice(0, 3), texts],
      lines: rest.lines.flatMap(factsOf),
      legal: "© {name}",
    },
  };
}

/** Empty collections with these names. */
function nothingOf(names: readonly string[] = []): Record<string, []> {
  return Object.fromEntries(names.map((name) => [name, []]));
}
