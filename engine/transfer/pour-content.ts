import type { Block, BlockRegistry } from "../blocks/block.ts";
import type { SiteDocument } from "../document/site-document.ts";
import type { TrayItem } from "../document/tray.ts";
import { tradeNamed } from "../facts/trades.ts";
import type { Content, ContentPage, ContentSection } from "./content.ts";
import { fillBlock, type Speaker } from "./fill-block.ts";
import { openingOverflow, overflowOf } from "./overflow.ts";

/** A design as a template has it: its document, and the blocks that this may use. */
export type Design = { site: SiteDocument; blocks: BlockRegistry };

/** Of the page that is poured: where it is, what may stand on it, and in whose words. */
type Pouring = { path: string; blocks: BlockRegistry; speaker: Speaker };

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
  const { language } = site.seo;
  const trade = tradeNamed(site.facts.trade ?? "");
  const pages = content.pages.map((page) => {
    const { path, seo } = page;
    const { description } = seo;
    const pouring: Pouring = { path, blocks, speaker: { language, trade, description } };
    const placed = pourPage(page, formsFor(path, target, blocks), pouring);
    tray.push(...placed.flatMap((section) => section.tray));
    const sections = Object.fromEntries(placed.map(({ key, block }) => [key, block]));
    return [path, { ...site.pages[path], seo, sections, order: placed.map(({ key }) => key) }];
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

/** The design's own sections for a page: those that open one, with its `h1`, and all others. */
type Forms = { openings: readonly Block[]; others: readonly Block[] };

/** Those of the same page first, then those of the first page, then of the rest; for an inner page the other way round. */
function formsFor(path: string, { pages }: SiteDocument, blocks: BlockRegistry): Forms {
  const inner = Object.keys(pages).filter((other) => other !== path && other !== "/");
  const paths = [...(path in pages ? [path] : []), ...(path === "/" ? inner : [...inner, "/"])];
  const sections = paths.flatMap(
    (one) => pages[one]?.order.flatMap((key) => pages[one]?.sections[key] ?? []) ?? [],
  );
  const opensPage = ({ type, props }: Block): boolean => {
    const opens = blocks.get(type)?.opensPage;
    return typeof opens === "function" ? opens(props as never) : opens === true;
  };
  return { openings: sections.filter(opensPage), others: sections.filter((block) => !opensPage(block)) };
}

function pourPage({ sections, seo }: ContentPage, forms: Forms, pouring: Pouring): Placed[] {
  const [opening, ...others] = sections;
  // Forms that the page does not show yet come first: it should not say everything in the same shape.
  let queue = [...forms.others];
  const pourSection = (section: ContentSection): Placed[] => {
    for (const form of queue) {
      const placed = place(section, form, pouring);
      if (!placed) continue;
      queue = [...queue.filter((other) => other !== form), form];
      return [placed];
    }
    return overflow(section, pouring);
  };
  const first = titled(opening ?? { key: "opening", heading: {}, actions: [], records: [] }, seo);
  return [...pourOpening(first, forms.openings, pouring, pourSection), ...others.flatMap(pourSection)];
}

/** A page begins with a title, be it that of its tab: without what stands behind a stroke or a colon. */
function titled(section: ContentSection, { title }: ContentPage["seo"]): ContentSection {
  if (section.heading.title) return section;
  const [name = title] = title.split(/\s[|·–]\s|:\s/);
  return { ...section, heading: { ...section.heading, title: name } };
}

/** The first section of a page in a block that opens one; its records go on below where no such block holds them. */
function pourOpening(
  section: ContentSection,
  openings: readonly Block[],
  pouring: Pouring,
  pourSection: (section: ContentSection) => Placed[],
): Placed[] {
  const whole = firstPlaced(section, openings, pouring);
  if (whole) return [whole];
  const { role, records, ...words } = section;
  const head: ContentSection = { ...words, records: [] };
  const placed = firstPlaced(head, [...openings, openingOverflow(pouring.blocks)], pouring);
  const below = { ...section, key: `${section.key}-records`, id: undefined, heading: {}, actions: [] };
  return [...(placed ? [placed] : []), ...(role ? pourSection(below) : [])];
}

function firstPlaced(section: ContentSection, forms: readonly Block[], pouring: Pouring): Placed | undefined {
  for (const form of forms) {
    const placed = place(section, form, pouring);
    if (placed) return placed;
  }
  return undefined;
}

function place(
  section: ContentSection,
  form: Block,
  { path: page, blocks, speaker }: Pouring,
  how?: { mayHide: boolean },
): Placed | undefined {
  const definition = blocks.get(form.type);
  const filled = definition && fillBlock(definition, form.props, section, speaker, how);
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
function overflow(section: ContentSection, pouring: Pouring): Placed[] {
  const { form, max } = overflowOf(section.role, pouring.blocks);
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
  }).flatMap((part) => place(part, form, pouring, { mayHide: true }) ?? []);
}
