import type { z } from "zod";
import type { Block, BlockRegistry } from "../blocks/block.ts";
import type { Link } from "../blocks/fields.ts";
import { samplesOf } from "../document/samples.ts";
import type { SiteDocument } from "../document/site-document.ts";
import { mapTexts, textsOf } from "../document/text-fields.ts";
import type { TrayItem } from "../document/tray.ts";
import type { Content, ContentPage, ContentRecord, ContentSection } from "./content.ts";
import { type Gathered, gatherBlock } from "./gather-block.ts";
import { keyBeside } from "./key-beside.ts";

/**
 * All that a site says, without its design: for each section what opens it, where it leads and its records, in their order;
 * words that only mean something in their block go to the tray. Sections that are hidden, blocks that `registry` does not
 * have, those that ask visitors for something and those that move whole stay as they are and are not part of it.
 */
export function collectContent(
  site: Pick<SiteDocument, "pages" | "collections" | "tray" | "seo">,
  registry: BlockRegistry,
): Content {
  const tray: TrayItem[] = [];
  const placed = new Set<string>();
  const pages = Object.entries(site.pages).map(([path, page]): ContentPage => {
    const { seo, sections, order } = page;
    const trayed = (site.tray ?? []).filter((item) => item.page === path);
    const unsaid = order.filter((key) => stays(sections[key], registry));
    const found = order.flatMap((key) => {
      const block = sections[key];
      const definition = block && !unsaid.includes(key) ? registry.get(block.type) : undefined;
      if (!block || !definition) return [];
      const { schema } = definition;
      const gathered = gatherBlock(definition, block, { ...site, record: page.record });
      // Only what opens the page of a record is called as the record.
      if (key !== order[0] && gathered.heading.title?.startsWith("{record.")) gathered.heading = {};
      for (const text of [...unplacedTexts(schema, block, gathered), ...gathered.unfounded])
        tray.push({ page: path, section: key, text });
      const samples = sampleTexts(samplesOf(page, key), schema, block);
      return sectionsOf(key, block, gathered, trayed, sections).map((section) => ({ ...section, samples }));
    });
    for (const { key } of found) placed.add(`${path} ${key}`);
    return { path, seo, sections: found, unsaid };
  });
  const waiting = (site.tray ?? []).filter(
    ({ page, section, text }) => text !== undefined || !placed.has(`${page} ${section}`),
  );
  return { pages, tray: [...tray, ...waiting] };
}

/** Whether a section goes along as it is: what is hidden or unknown says nothing, and what asks is more than its words, as are texts. */
function stays(block: Block | undefined, registry: BlockRegistry): boolean {
  const definition = block && registry.get(block.type);
  if (!block || block.isHidden) return block !== undefined;
  return !definition || definition.asks === true || definition.movesWhole === true;
}

/** Words that mean something in their own block alone, or stand where only that knows what they are. */
function unplacedTexts(schema: z.ZodType, { props }: Block, { said }: Gathered): string[] {
  const texts = new Set<string>();
  mapTexts(schema, props, (text, { textClass, part }) => {
    const isOwn = textClass !== "ornament" && textClass !== "label" && part !== "picture";
    if (isOwn && !said.has(text) && !/^\{[\w:.-]+\}$/.test(text)) texts.add(text);
    return text;
  });
  return [...texts];
}

/** What of a block is not yet its owner's. Its places are those of its own schema: elsewhere the texts are known again. */
function sampleTexts(
  places: true | readonly string[] | undefined,
  schema: z.ZodType,
  { props }: Block,
): ContentSection["samples"] {
  if (places === undefined || places === true) return places;
  const texts = textsOf(schema, props);
  return new Set(places.flatMap((place) => texts.get(place) ?? []));
}

/** A block with records of several roles is a section for each, the first with its heading; and so is what has a title within it. */
function sectionsOf(
  key: string,
  block: Block,
  gathered: Gathered,
  trayed: readonly TrayItem[],
  page: Readonly<Record<string, Block>>,
): ContentSection[] {
  const { id, tone } = block;
  const waiting = trayed.filter(({ section }) => section === key);
  const heading = Object.assign({}, ...waiting.map((item) => item.heading), gathered.heading);
  const actions = [...gathered.actions, ...waiting.flatMap((item) => item.actions ?? [])];
  const pictures = [...gathered.pictures, ...waiting.flatMap((item) => item.pictures ?? [])];
  const beside = (name: string) => keyBeside(key, name, (one) => Object.hasOwn(page, one));
  const [first, ...others] = [...gathered.records].map(([role, list], index) => {
    const own = index === 0 ? key : beside(role);
    const kept = keptParts(trayed, own);
    return {
      key: own,
      role,
      records: list.map(({ parts }, at) => ({ parts: { ...kept.get(at), ...parts } })),
    };
  });
  const nested = [...gathered.nested].flatMap(([name, one]) =>
    sectionsOf(beside(name), { ...block, id: undefined } as Block, one, trayed, page),
  );
  const isEmpty = actions.length === 0 && pictures.length === 0 && !heading.title && !heading.lead;
  if (!first && isEmpty) return nested;
  return [
    {
      key,
      id,
      tone,
      heading,
      actions,
      pictures,
      records: [],
      counted: first?.records.length ?? 0,
      hasPages: gathered.hasPages,
      introduces: gathered.isLive || (gathered.showsMore && !actions.some(isInvitation)),
      ...first,
    },
    ...others.map((section) => ({ tone, heading: {}, actions: [], ...section })),
    ...nested,
  ];
}

/** Whether a link leads to the business itself: whoever follows it needs nothing of what stands beside it. */
function isInvitation({ href }: Link): boolean {
  return /^(fact|tel|mailto):/.test(href);
}

/** What earlier designs of the site did not show of the records of one section, by record. */
function keptParts(tray: readonly TrayItem[], section: string): ReadonlyMap<number, ContentRecord["parts"]> {
  const own = tray.filter((item) => item.section === section);
  return new Map(
    own.flatMap(({ record, parts }) => (record !== undefined && parts ? [[record, parts] as const] : [])),
  );
}
