import type { Block, BlockRegistry } from "../blocks/block.ts";
import type { SiteDocument } from "../document/site-document.ts";
import type { TrayItem } from "../document/tray.ts";
import type { Content, ContentPage, ContentSection } from "./content.ts";
import { fillBlock } from "./fill-block.ts";
import { openingOverflow, overflowOf } from "./overflow.ts";

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
    const placed = pourPage(page, formsFor(page.path, target, blocks), blocks);
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

/** The design's own sections for a page: those that open one, with its `h1`, and all others. */
type Forms = { openings: readonly Block[]; others: readonly Block[] };

/**
 * Those of the same page first, then those of the first page, then of the rest; for an inner page the other way round. The
 * design's own come before those that every design has.
 */
function formsFor(path: string, { pages }: SiteDocument, blocks: BlockRegistry): Forms {
  const inner = Object.keys(pages).filter((other) => other !== path && other !== "/");
  const paths = [...(path in pages ? [path] : []), ...(path === "/" ? inner : [...inner, "/"])];
  const sections = paths
    .flatMap((one) => pages[one]?.order.flatMap((key) => pages[one]?.sections[key] ?? []) ?? [])
    .toSorted((a, b) => Number(b.type.includes("/")) - Number(a.type.includes("/")));
  const opensPage = ({ type, props }: Block): boolean => {
    const opens = blocks.get(type)?.opensPage;
    return typeof opens === "function" ? opens(props as never) : opens === true;
  };
  return { openings: sections.filter(opensPage), others: sections.filter((block) => !opensPage(block)) };
}

function pourPage({ path, sections, seo }: ContentPage, forms: Forms, blocks: BlockRegistry): Placed[] {
  const [opening, ...others] = sections;
  // Forms that the page does not show yet come first: it should not say everything in the same shape.
  let queue = [...forms.others];
  const pourSection = (section: ContentSection): Placed[] => {
    for (const form of queue) {
      const placed = place(path, section, form, blocks);
      if (!placed) continue;
      queue = [...queue.filter((other) => other !== form), form];
      return [placed];
    }
    return overflow(path, section, blocks);
  };
  const first = titled(opening ?? { key: "opening", heading: {}, actions: [], records: [] }, seo);
  return [...pourOpening(path, first, forms.openings, blocks, pourSection), ...others.flatMap(pourSection)];
}

/** A page begins with a title, be it that of its tab: without what stands behind a stroke or a colon. */
function titled(section: ContentSection, { title }: ContentPage["seo"]): ContentSection {
  if (section.heading.title) return section;
  const [name = title] = title.split(/\s[|·–]\s|:\s/);
  return { ...section, heading: { ...section.heading, title: name } };
}

/** The first section of a page in a block that opens one; its records go on below where no such block holds them. */
function pourOpening(
  path: string,
  section: ContentSection,
  openings: readonly Block[],
  blocks: BlockRegistry,
  pourSection: (section: ContentSection) => Placed[],
): Placed[] {
  const whole = firstPlaced(path, section, openings, blocks);
  if (whole) return [whole];
  const { role, records, ...words } = section;
  const head: ContentSection = { ...words, records: [] };
  const placed = firstPlaced(path, head, [...openings, openingOverflow(blocks)], blocks);
  const below = { ...section, key: `${section.key}-records`, id: undefined, heading: {}, actions: [] };
  return [...(placed ? [placed] : []), ...(role ? pourSection(below) : [])];
}

function firstPlaced(
  path: string,
  section: ContentSection,
  forms: readonly Block[],
  blocks: BlockRegistry,
): Placed | undefined {
  for (const form of forms) {
    const placed = place(path, section, form, blocks);
    if (placed) return placed;
  }
  return undefined;
}

function place(
  page: string,
  section: ContentSection,
  form: Block,
  blocks: BlockRegistry,
  how?: { mayHide: boolean },
): Placed | undefined {
  const definition = blocks.get(form.type);
  const filled = definition && fillBlock(definition, form.props, section, how);
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
  }).flatMap((part) => place(page, part, form, blocks, { mayHide: true }) ?? []);
}
