import type { Block, BlockRegistry } from "../blocks/block.ts";
import type { SiteDocument } from "../document/site-document.ts";
import type { TrayItem } from "../document/tray.ts";
import type { Content, ContentPage, ContentSection } from "./content.ts";
import { fillBlock } from "./fill-block.ts";
import { overflowOf } from "./overflow.ts";

/** A design as a template has it: its document, and the blocks that this may use. */
export type Design = { site: SiteDocument; blocks: BlockRegistry };

type Placed = { key: string; block: Block; tray: TrayItem[] };

/**
 * `site` in another design: its `content` (of `collectContent`), pages and facts in the blocks, theme and frame of `design`.
 * Each section goes into a block of the design with the same role, in the design's order, else into a core block of that
 * role; what neither shows goes to the tray. Nothing that the design's sample business says comes along.
 */
export function pourContent(
  site: SiteDocument,
  content: Content,
  { site: target, blocks }: Design,
): SiteDocument {
  const tray: TrayItem[] = [...content.tray];
  const pages = content.pages.map((page) => {
    const placed = pourPage(page, formsFor(page.path, target), blocks);
    tray.push(...placed.flatMap((section) => section.tray));
    const sections = Object.fromEntries(placed.map(({ key, block }) => [key, block]));
    return [
      page.path,
      { ...site.pages[page.path], seo: page.seo, sections, order: placed.map(({ key }) => key) },
    ];
  });
  return {
    ...site,
    design: target.design,
    formats: target.formats,
    theme: target.theme,
    nav: { ...site.nav, variant: target.nav.variant },
    footer: { ...site.footer, variant: target.footer.variant },
    pages: Object.fromEntries(pages),
    tray: tray.length > 0 ? tray : undefined,
  } as SiteDocument;
}

/** The design's own sections for a page: those of the same page first, then those of the first page, then all others. */
function formsFor(path: string, { pages }: SiteDocument): Block[] {
  const others = Object.keys(pages).filter((other) => other !== path && other !== "/");
  const paths = new Set([
    ...(path in pages ? [path] : []),
    ...(path === "/" ? ["/"] : others),
    "/",
    ...others,
  ]);
  return [...paths].flatMap((one) => {
    const page = pages[one];
    return page ? page.order.flatMap((key) => page.sections[key] ?? []) : [];
  });
}

function pourPage({ path, sections }: ContentPage, forms: readonly Block[], blocks: BlockRegistry): Placed[] {
  const used = new Set<Block>();
  return sections.flatMap((section) => {
    // Forms that are not used yet first: a page should not say everything in the same shape.
    const candidates = [...forms.filter((form) => !used.has(form)), ...used];
    for (const form of candidates) {
      const placed = place(path, section, form, blocks);
      if (!placed) continue;
      used.delete(form);
      used.add(form);
      return [placed];
    }
    return overflow(path, section, blocks);
  });
}

function place(
  page: string,
  section: ContentSection,
  form: Block,
  blocks: BlockRegistry,
): Placed | undefined {
  const definition = blocks.get(form.type);
  const filled = definition && fillBlock(definition, form.props, section);
  if (!filled) return undefined;
  const { key, id } = section;
  const { props, hidden } = filled;
  const tray = [...hidden].map(([record, parts]): TrayItem => ({ page, section: key, record, parts }));
  return {
    key,
    tray,
    block: { type: form.type, props, ...(id && { id }), ...(form.tone && { tone: form.tone }) },
  };
}

/** The section in the core block of its role; more records than one holds go on in a second. */
function overflow(page: string, section: ContentSection, blocks: BlockRegistry): Placed[] {
  const { form, max } = overflowOf(section.role, blocks);
  const parts = Math.max(1, Math.ceil(section.records.length / max));
  return Array.from({ length: parts }, (_, index): ContentSection => {
    const records = section.records.slice(index * max, (index + 1) * max);
    if (index === 0) return { ...section, records };
    return {
      ...section,
      key: `${section.key}-${index + 1}`,
      id: undefined,
      heading: {},
      actions: [],
      records,
    };
  }).flatMap((part) => place(page, part, form, blocks) ?? []);
}
