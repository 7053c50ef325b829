import type { Block } from "../../../engine/blocks/block.ts";
import { askingSections } from "../../../engine/document/asking-sections.ts";
import { sectionName } from "../../../engine/document/section-name.ts";
import type { Page, SiteDocument } from "../../../engine/document/site-document.ts";
import type { DesignForms } from "../form/design-forms.ts";
import type { FormSchema } from "../form/form-schema.ts";
import type { Purpose } from "./adding-words.ts";
import { picturesOf, plainGallery } from "./own-pictures.ts";
import { plainSections } from "./plain-sections.ts";
import { purposeOf } from "./purpose-of.ts";
import { withLivingLinks } from "./with-living-links.ts";

/** A section that may be added to a page, as it would be. */
export type Offered = { id: string; block: Block; purpose: Purpose };

/** A section as it is found, where nothing is known yet of the page that it may go to. */
type Found = { block: Block; isFirst: boolean; record: string | undefined };

/**
 * What may be added to the page at `path`: each section that sites of its design begin with, in each of its compositions and the
 * design's own words; then those of the engine that these do not show, in plain ones. Left out is what would be broken there: what
 * shows records that the site has not or that are another page's, what cannot be without a page that it has not, and what would ask
 * visitors for something that nobody receives.
 */
export function offeredSections(
  site: SiteDocument,
  path: string,
  beginning: Pick<SiteDocument, "pages">,
  forms: DesignForms,
): Offered[] {
  const page = site.pages[path];
  if (!page) return [];
  const offered = new Map<string, Offered>();
  for (const { block, isFirst, record } of foundSections(site, beginning)) {
    const id = idOf(block);
    const schema = forms.blocks[block.type]?.schema as FormSchema | undefined;
    if (!schema || offered.has(id)) continue;
    if (!hasItsRecords(block, record, site, page) || !isReceived(block, forms, site)) continue;
    const fitted = withLivingLinks(withFreeName(block, page), site, path, schema);
    if (fitted) offered.set(id, { id, block: fitted, purpose: purposeOf(fitted, schema, isFirst) });
  }
  return [...offered.values()];
}

function foundSections(site: SiteDocument, beginning: Pick<SiteDocument, "pages">): Found[] {
  const own = sectionsOf(beginning);
  const shown = new Set(own.map(({ block }) => block.type));
  const gallery = plainGallery(picturesOf(site));
  const plain: Block[] = [...plainSections, ...(gallery ? [gallery] : [])];
  return [
    ...own,
    ...plain
      .filter(({ type }) => !shown.has(type))
      .map((block) => ({ block, isFirst: false, record: undefined })),
  ];
}

/** Pages of plain text are what a site says of the law, and those of what there is not are shown by themselves: neither goes elsewhere. */
function sectionsOf({ pages }: Pick<SiteDocument, "pages">): Found[] {
  return Object.entries(pages).flatMap(([path, { order, sections, record }]) =>
    order.flatMap((key, index): Found[] => {
      const block = sections[key];
      const isText = block?.type === "prose" && (block.props as { variant?: unknown }).variant === "page";
      return !block || isText || path.endsWith("/404") ? [] : [{ block, isFirst: index === 0, record }];
    }),
  );
}

function idOf({ type, props }: Block): string {
  const { variant } = props as { variant?: unknown };
  return typeof variant === "string" ? `${type} ${variant}` : type;
}

function hasItsRecords(
  { props }: Block,
  record: string | undefined,
  { collections = {} }: SiteDocument,
  page: Page,
): boolean {
  const text = JSON.stringify(props);
  const isOfRecord = /\{record[.}]/.test(text);
  return (
    (!isOfRecord || (record !== undefined && page.record === record)) &&
    [...text.matchAll(/\{collection:([\w-]+)\}/g)].every(
      ([, name = ""]) => Object.hasOwn(collections, name) && (collections[name]?.length ?? 0) > 0,
    )
  );
}

/** Whether what it asks visitors for comes to somebody. */
function isReceived(block: Block, forms: DesignForms, { seo }: SiteDocument): boolean {
  if (!forms.blocks[block.type]?.asks) return true;
  const alone = { seo: { title: "", description: "" }, sections: { a1: block }, order: ["a1"] };
  return askingSections({ pages: { "/": alone }, seo }).length > 0;
}

/** With its name where the page has none that is like it, so that links to it lead there again. */
function withFreeName(block: Block, { sections }: Page): Block {
  const { id, ...rest } = block;
  const names = Object.entries(sections).map(([key, one]) => sectionName(key, one));
  const isLike = (name: string) => name === id || name.startsWith(`${id}-`) || id?.startsWith(`${name}-`);
  return id === undefined || names.some(isLike) ? rest : block;
}
