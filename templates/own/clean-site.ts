import type { Block } from "../../engine/blocks/block.ts";
import { withLinks } from "../../engine/document/dead-links.ts";
import { removeSection } from "../../engine/document/edit-sections.ts";
import { type Page, type SiteDocument, siteDocumentSchema } from "../../engine/document/site-document.ts";
import { schemaTypeOf } from "../../engine/facts/schema-type.ts";
import { type Trade, trades } from "../../engine/facts/trades.ts";
import type { Design } from "../design.ts";
import { textPaths } from "../text-pages/text-page.ts";
import { cleanAddresses } from "./clean-addresses.ts";
import { cleanText, orName } from "./clean-text.ts";
import { factsAsReferences } from "./facts-as-references.ts";

type Change = (text: string) => string;

/**
 * How the template is called, in whose place whoever takes it puts their own name, and whom it suits; `paths`: addresses that its design has by
 * itself, which are called after nobody.
 */
export type TemplateName = { name: string; trades: readonly Trade[]; paths: readonly string[] };

/**
 * What of `site` stays when it becomes a template: how it looks, its pages, and its words as samples. What it says of its
 * business becomes references to the facts of whoever takes it; where it leads out of itself, what it hides, what waits in its tray,
 * its pages of plain text and what is set for it alone go.
 */
export function cleanSite(
  site: SiteDocument,
  design: Design,
  { name, trades: suited, paths }: TemplateName,
): SiteDocument {
  const tell = factsAsReferences(site.facts);
  const { tray, leads, seo, collections, ...rest } = site;
  const own = ownPages(site.pages);
  const pages = Object.entries(own).map(([path, page]) => [path, cleanPage(page, design, tell)] as const);
  const [trade] = suited;
  const facts = { name, ...(trade && { trade: trades[trade][0] }) };
  const said: SiteDocument = {
    ...rest,
    facts,
    seo: { language: seo.language, business: { "@type": schemaTypeOf(facts.trade) } },
    nav: cleanText(siteDocumentSchema.shape.nav, site.nav, tell) ?? site.nav,
    footer: cleanText(siteDocumentSchema.shape.footer, site.footer, tell) ?? site.footer,
    ...(collections && { collections: cleanRecords(collections, design, tell) }),
    pages: Object.fromEntries(pages),
  };
  const { nav, footer, ...inside } = withLinks(
    toFacts(said, tell),
    design.blocks,
    (href) => !leadsAway(href),
  );
  const isKept = (href: string) =>
    Object.hasOwn(own, pathOf(href)) || !Object.hasOwn(site.pages, pathOf(href));
  const led = homeward({
    ...inside,
    nav: { ...nav, brand: "{name}" },
    footer: { ...footer, brand: "{name}", groups: groupsWith(footer.groups, isKept) },
  });
  return cleanAddresses(led, site.facts, paths);
}

/** What leads to pages that each site begins with of its own, it begins with as well. */
function groupsWith(groups: SiteDocument["footer"]["groups"], isKept: (href: string) => boolean) {
  return groups.flatMap((group) => {
    const links = group.links.filter(({ href }) => isKept(href));
    return links.length > 0 ? [{ ...group, links }] : [];
  });
}

/** Without the pages of plain text, which each site begins with in its own words and language, and the one to write from that comes with them. */
function ownPages(pages: SiteDocument["pages"]): SiteDocument["pages"] {
  const isText = (path: string) => textPaths.some((one) => one === path);
  const isBegun = (path: string, { order }: Page) =>
    /^\/(contact|write)$/.test(path) && order.join(" ") === "opening write";
  return Object.fromEntries(
    Object.entries(pages).filter(([path, page]) => !isText(path) && !isBegun(path, page)),
  );
}

function cleanPage(page: Page, { blocks }: Design, tell: Change): Page {
  const { samples, seo, ...rest } = page;
  const sections = page.order.flatMap((key) => {
    const block = page.sections[key];
    const definition = block && blocks.get(block.type);
    // What nobody was shown is nobody's sample, and of what no design knows nobody knows what it says.
    if (!definition || block.isHidden) return [];
    const props = cleanText(definition.schema, block.props, tell);
    return props === undefined ? [] : [[key, { ...block, props } as Block] as const];
  });
  const kept = new Set(sections.map(([key]) => key));
  const gone = page.order.filter((key) => !kept.has(key));
  const shown = gone.reduce<Page>(removeSection, { ...rest, seo });
  return {
    ...shown,
    seo: { ...seo, title: orName(tell(seo.title)), description: tell(seo.description) },
    sections: Object.fromEntries(sections),
  };
}

function cleanRecords(
  collections: NonNullable<SiteDocument["collections"]>,
  design: Design,
  tell: Change,
): NonNullable<SiteDocument["collections"]> {
  const shapes = new Map(Object.entries(design.collections ?? {}));
  return Object.fromEntries(
    Object.entries(collections).map(([name, records]) => {
      const shape = shapes.get(name);
      return [
        name,
        records.flatMap((record) =>
          shape ? (cleanText(shape, record, tell) ?? []) : (tellAll(record, tell) as typeof record),
        ),
      ];
    }),
  );
}

/** Every text of a record whose shape nobody knows, but what names it and where something is. */
function tellAll(value: unknown, tell: Change, name = ""): unknown {
  if (typeof value === "string") return /^(?:id|href|path|version|colour)$/.test(name) ? value : tell(value);
  if (Array.isArray(value)) return value.map((item) => tellAll(item, tell, name));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, tellAll(item, tell, key)]));
}

/** Links that call or write to the business call and write to whoever's it will be, and to nobody beside. */
function toFacts<Value>(value: Value, tell: Change): Value {
  return mapLinks(value, (href) => {
    if (href.startsWith("tel:")) return "fact:phone";
    if (href.startsWith("mailto:")) return "fact:email";
    return href.startsWith("fact:") ? factLink(href, tell) : href;
  });
}

/** Of what a mail begins with, its subject and its words stay where they say nothing of the business; whoever gets a copy is the business's own. */
function factLink(href: string, tell: Change): string {
  const [, fact = "", query = ""] = /^([^?]*)\??(.*)$/.exec(href) ?? [];
  const kept = query.split("&").filter((part) => {
    const [[name, text] = ["", ""]] = new URLSearchParams(part);
    return /^(?:subject|body)$/i.test(name) && tell(text) === text;
  });
  return kept.length > 0 ? `${fact}?${kept.join("&")}` : fact;
}

/** What cannot be without a link that leads elsewhere leads to the first page. */
function homeward(site: SiteDocument): SiteDocument {
  return mapLinks(site, (href) => (isElsewhere(href) ? "/" : href));
}

function isElsewhere(href: string): boolean {
  return !/^(?:[/#]|fact:)/.test(href);
}

function leadsAway(href: string): boolean {
  return isElsewhere(href) || textPaths.some((path) => path === pathOf(href));
}

function pathOf(href: string): string {
  return href.replace(/[?#].*$/, "");
}

function mapLinks<Value>(value: Value, change: (href: string) => string, name = ""): Value {
  if (typeof value === "string") return (name === "href" ? change(value) : value) as Value;
  if (Array.isArray(value)) return value.map((item) => mapLinks(item as unknown, change, name)) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapLinks(item as unknown, change, key)]),
  ) as Value;
}
