import { type AnyBlockDefinition, type Block, type BlockRegistry, opensPage } from "../blocks/block.ts";
import { withoutDeadLinks } from "../document/dead-links.ts";
import { pageName } from "../document/page-name.ts";
import { samplesOf } from "../document/samples.ts";
import type { SiteDocument } from "../document/site-document.ts";
import { textsOf } from "../document/text-fields.ts";
import type { TrayItem } from "../document/tray.ts";
import { tradeNamed } from "../facts/trades.ts";
import type { Content, ContentPage, ContentSection } from "./content.ts";
import { dressOf, wearDress } from "./dress.ts";
import { fillBlock, type Speaker } from "./fill-block.ts";
import { keyBeside } from "./key-beside.ts";
import { openingOverflow, overflowOf } from "./overflow.ts";

/** A design as a template has it: its document, and the blocks that this may use. */
/** A design with the site that it came with. */
export type Template = { site: SiteDocument; blocks: BlockRegistry };

/** Of the page that is poured: where it is, what may stand on it, and in whose words. */
type Pouring = {
  path: string;
  blocks: BlockRegistry;
  speaker: Speaker;
  /** The keys that the page has, or had. */
  keys: Set<string>;
};

type Placed = { key: string; block: Block; samples: true | string[] | undefined; tray: TrayItem[] };

/**
 * `site` in another design: its `content` (of `collectContent`), pages and facts in the blocks, theme and frame of `design`.
 * Each section goes into a block of the design with the same role, in the design's order, else into a core block of that
 * role; what neither shows goes to the tray. Nothing that the design's sample business says comes along.
 */
export function pourContent(
  site: SiteDocument,
  content: Content,
  { site: target, blocks }: Template,
): SiteDocument {
  const dressed = { ...wearDress(site, dressOf(target)), design: target.design };
  // Its own blocks are the best that it can have for what they say.
  if (site.design !== undefined && site.design === target.design) return dressed;
  const tray: TrayItem[] = [...content.tray];
  const { language } = site.seo;
  const trade = tradeNamed(site.facts.trade ?? "");
  const pages = content.pages.map((page) => {
    const { path, seo } = page;
    const before = site.pages[path];
    const isOpened = page.unsaid.some((key) => opens(before?.sections[key], blocks));
    const [opening] = isOpened ? [] : page.sections;
    const others = isOpened ? page.sections : page.sections.slice(1);
    const bare = others.filter(isBare);
    for (const { key, heading, actions, pictures = [] } of bare) {
      const { title, ...others } = heading;
      const words = {
        ...(Object.keys(others).length > 0 && { heading: others }),
        ...(actions.length > 0 && { actions: [...actions] }),
        ...(pictures.length > 0 && { pictures: [...pictures] }),
      };
      tray.push({ page: path, section: key, text: title, ...words });
    }
    const speaker = { language, trade, description: seo.description };
    const first = isOpened ? [] : [titled(opening ?? nothingSaid, seo)];
    const said = others.filter((section) => !isBare(section));
    const keys = new Set([...Object.keys(before?.sections ?? {}), ...page.sections.map(({ key }) => key)]);
    const placed = pourPage(first, said, formsFor(path, target, blocks), { path, blocks, speaker, keys });
    tray.push(...placed.flatMap((section) => section.tray));
    return [path, { ...before, seo, ...withUnsaid(pageOf(placed), page.unsaid, before, isOpened ? 0 : 1) }];
  });
  const poured = {
    ...dressed,
    pages: Object.fromEntries(pages),
    tray: tray.length > 0 ? tray : undefined,
  } as SiteDocument;
  return withoutDeadLinks(poured, blocks);
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
  return {
    openings: sections.filter((block) => opens(block, blocks)),
    others: sections.filter((block) => !opens(block, blocks)),
  };
}

/** Whether a section draws the title of its page. */
function opens(block: Block | undefined, blocks: BlockRegistry): boolean {
  const View = block && !block.isHidden ? blocks.get(block.type)?.View : undefined;
  return block !== undefined && View !== undefined && opensPage(View, block.props);
}

/** What a page says further down without what it says it of: it stood over words of its own block, or what this drew. */
function isBare({ heading, records, actions, introduces }: ContentSection): boolean {
  return records.length === 0 && (introduces === true || (actions.length === 0 && !heading.lead));
}

function pageOf(
  placed: readonly Placed[],
): Pick<SiteDocument["pages"][string], "sections" | "order" | "samples"> {
  const samples = placed.flatMap(({ key, samples }) => (samples ? [[key, samples]] : []));
  return {
    sections: Object.fromEntries(placed.map(({ key, block }) => [key, block])),
    order: placed.map(({ key }) => key),
    samples: samples.length > 0 ? Object.fromEntries(samples) : undefined,
  };
}

/** With the sections that stay as they are, behind what they stood behind; a page begins with what opens it. */
function withUnsaid(
  { sections, order, samples }: ReturnType<typeof pageOf>,
  unsaid: readonly string[],
  before: SiteDocument["pages"][string] | undefined,
  first: 0 | 1,
): ReturnType<typeof pageOf> {
  const kept = unsaid.flatMap((key) => {
    const block = before?.sections[key];
    return block ? [[key, block] as const] : [];
  });
  const placed = kept.reduce((keys, [key]) => {
    const ahead = before?.order.slice(0, before.order.indexOf(key)) ?? [];
    const last = ahead.findLast((one) => keys.includes(one));
    return keys.toSpliced(last === undefined ? first : keys.indexOf(last) + 1, 0, key);
  }, order);
  const marked = kept.flatMap(([key]) => {
    const own = before && samplesOf(before, key);
    return own ? [[key, own === true ? own : [...own]] as const] : [];
  });
  return {
    sections: { ...sections, ...Object.fromEntries(kept) },
    order: placed,
    samples: samples || marked.length > 0 ? { ...samples, ...Object.fromEntries(marked) } : undefined,
  };
}

/** A key of its own for a part of `section`. */
function partKey({ key }: ContentSection, name: string, { keys }: Pouring): string {
  const own = keyBeside(key, name, (one) => keys.has(one));
  keys.add(own);
  return own;
}

/** What opens a page of which nothing else does. */
const nothingSaid: ContentSection = { key: "opening", heading: {}, actions: [], records: [] };

function pourPage(
  first: readonly ContentSection[],
  others: readonly ContentSection[],
  forms: Forms,
  pouring: Pouring,
): Placed[] {
  // Forms that the page does not show yet come first: it should not say everything in the same shape.
  let queue = [...forms.others];
  const pourSection = (section: ContentSection): Placed[] => {
    for (const form of queue) {
      const placed = place(section, form, pouring);
      if (!placed) continue;
      const others = queue.filter((other) => other !== form);
      queue = section.role || !tellsFacts(placed) ? [...others, form] : others;
      return [placed];
    }
    return overflow(section, pouring);
  };
  const opening = first.flatMap((section) => pourOpening(section, forms.openings, pouring, pourSection));
  return [...opening, ...others.flatMap(pourSection)];
}

/** A page begins with a title, be it that of its tab. */
function titled(section: ContentSection, { title }: ContentPage["seo"]): ContentSection {
  if (section.heading.title) return section;
  return { ...section, heading: { ...section.heading, title: pageName(title) } };
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
  const below = {
    ...section,
    key: partKey(section, "records", pouring),
    id: undefined,
    heading: {},
    actions: [],
    pictures: [],
  };
  return [...(placed ? [placed] : []), ...(role ? pourSection(below) : [])];
}

/** Whether a block tells how to reach the business: once on a page is enough. */
function tellsFacts({ block }: Placed): boolean {
  return /"(fact:|\{(phone|email|address|hours)\b)/.test(JSON.stringify(block.props));
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
  const filled =
    definition &&
    !definition.asks &&
    !definition.movesWhole &&
    fillBlock(definition, form.props, section, speaker, how);
  if (!filled) return undefined;
  const { key, id } = section;
  const { props, hidden, left } = filled;
  const tray = [...hidden].map(([record, parts]): TrayItem => ({ page, section: key, record, parts }));
  const { title: _, ...heading } = left.heading;
  if (Object.keys(heading).length > 0) tray.push({ page, section: key, heading });
  if (left.pictures?.length) tray.push({ page, section: key, pictures: [...left.pictures] });
  if (left.actions.length > 0) tray.push({ page, section: key, actions: [...left.actions] });
  return {
    key,
    tray,
    samples: samplesIn(section, definition, props),
    block: { type: form.type, props, ...(id && { id }), ...(form.tone && { tone: form.tone }) },
  };
}

/** Which places of a block say what is still the template's. */
function samplesIn(
  { samples }: ContentSection,
  { schema }: AnyBlockDefinition,
  props: object,
): Placed["samples"] {
  if (samples === undefined || samples === true) return samples;
  const places = [...textsOf(schema, props)].flatMap(([place, text]) => (samples.has(text) ? [place] : []));
  return places.length > 0 ? places : undefined;
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
      key: partKey(section, String(index + 1), pouring),
      id: undefined,
      heading: {},
      actions: [],
      pictures: [],
      records,
    };
  }).flatMap((part) => place(part, form, pouring, { mayHide: true }) ?? []);
}
