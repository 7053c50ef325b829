import type { z } from "zod";
import type { Block, BlockRegistry } from "../blocks/block.ts";
import type { Link } from "../blocks/fields.ts";
import type { Part, Role } from "../blocks/role.ts";
import { samplesOf } from "../document/samples.ts";
import type { SiteDocument } from "../document/site-document.ts";
import { mapTexts, metaOf, textsOf } from "../document/text-fields.ts";
import type { PartValue, TrayItem } from "../document/tray.ts";
import { collectionNamed } from "../facts/references.ts";
import type { Picture } from "../picture.ts";
import type { Content, ContentHeading, ContentPage, ContentRecord, ContentSection } from "./content.ts";
import { keyBeside } from "./key-beside.ts";
import { fieldsOf, type HeadingPlace, headingPlace, type kindOf, shapeOf } from "./schema-walk.ts";

type Values = Record<string, unknown>;

/** Of one section: what its fields say, by what they mean. */
type Gathered = {
  heading: ContentHeading;
  actions: Link[];
  pictures: Picture[];
  /** By role, in the order in which the block shows them. */
  records: Map<Role, ContentRecord[]>;
  /** All texts of these. */
  said: Set<string>;
};

/**
 * All that a site says, without its design: for each section what opens it, where it leads and its records, in their order;
 * words that only mean something in their block go to the tray. Sections that are hidden, blocks that `registry` does not
 * have and those that ask visitors for something stay as they are and are not part of it.
 */
export function collectContent(
  site: Pick<SiteDocument, "pages" | "collections" | "tray">,
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
      const schema = block && !unsaid.includes(key) && registry.get(block.type)?.schema;
      if (!schema) return [];
      const gathered = gather(block, schema, site.collections);
      for (const text of unplacedTexts(schema, block, gathered))
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

/** Whether a section goes along as it is: what is hidden or unknown says nothing, and what asks is more than its words. */
function stays(block: Block | undefined, registry: BlockRegistry): boolean {
  const definition = block && registry.get(block.type);
  return block !== undefined && (block.isHidden || !definition || definition.asks === true);
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

/** A block with records of several roles is a section for each: the first has its heading. */
function sectionsOf(
  key: string,
  block: Block,
  gathered: Gathered,
  trayed: readonly TrayItem[],
  page: Readonly<Record<string, Block>>,
): ContentSection[] {
  const { records } = gathered;
  const { id, tone } = block;
  const waiting = trayed.filter(({ section }) => section === key);
  const heading = Object.assign({}, ...waiting.map((item) => item.heading), gathered.heading);
  const actions = [...gathered.actions, ...waiting.flatMap((item) => item.actions ?? [])];
  const pictures = [...gathered.pictures, ...waiting.flatMap((item) => item.pictures ?? [])];
  const [first, ...others] = [...records].map(([role, list], index) => {
    const own = index === 0 ? key : keyBeside(key, role, (one) => Object.hasOwn(page, one));
    const kept = keptParts(trayed, own);
    return {
      key: own,
      role,
      records: list.map(({ parts }, at) => ({ parts: { ...kept.get(at), ...parts } })),
    };
  });
  const isEmpty = actions.length === 0 && pictures.length === 0 && !heading.title && !heading.lead;
  if (!first && isEmpty) return [];
  return [
    { key, id, tone, heading, actions, pictures, records: [], ...first },
    ...others.map((section) => ({ tone, heading: {}, actions: [], ...section })),
  ];
}

/** What earlier designs of the site did not show of the records of one section, by record. */
function keptParts(tray: readonly TrayItem[], section: string): ReadonlyMap<number, ContentRecord["parts"]> {
  const own = tray.filter((item) => item.section === section);
  return new Map(
    own.flatMap(({ record, parts }) => (record !== undefined && parts ? [[record, parts] as const] : [])),
  );
}

const count = /\{count(?::(?!words)([\w-]+))?(:words)?\}/g;

/** Counts of records go on counting them, whatever their list is called elsewhere; of anything else they are numbers now. */
function countedAnywhere(
  text: string,
  { props }: Block,
  { records }: Gathered,
  collections: SiteDocument["collections"],
): string {
  const lists = Object.entries(props).flatMap(([key, value]) => {
    const list = referred(value, collections);
    return Array.isArray(list) ? [{ key, length: list.length }] : [];
  });
  const lengths = [...records.values()].map((list) => list.length);
  return text.replace(count, (_, name: string | undefined, words = "") => {
    const list = lists.find(({ key }) => !name || key === name);
    return !list || lengths.includes(list.length) ? `{count${words}}` : String(list.length);
  });
}

function gather(block: Block, schema: z.ZodType, collections: SiteDocument["collections"]): Gathered {
  const gathered: Gathered = { heading: {}, actions: [], pictures: [], records: new Map(), said: new Set() };
  const shape = shapeOf(schema);
  const { role } = metaOf(schema);
  if (role) add(gathered, role, [recordOf(schema, block.props as Values, gathered)]);
  else if (shape) gatherFields(shape, block.props as Values, gathered, collections);
  for (const place of ["eyebrow", "title", "lead"] as const) {
    const text = gathered.heading[place];
    if (text !== undefined) gathered.heading[place] = countedAnywhere(text, block, gathered, collections);
  }
  return gathered;
}

function gatherFields(
  shape: Record<string, z.ZodType>,
  values: Values,
  into: Gathered,
  collections: SiteDocument["collections"],
): void {
  for (const { name, field } of fieldsOf(shape)) {
    const value = referred(values[name], collections);
    if (value === undefined || value === null) continue;
    if (field.kind === "text" || field.kind === "texts")
      gatherHeading(headingPlace(name, shape), [value].flat().map(String), field.meta.textClass, into);
    else if (field.kind === "picture") into.pictures.push(...[value as Picture].filter(isOwnPicture));
    else if (field.kind === "link") into.actions.push(plainLink(value as Link));
    else if (field.kind === "links" && Array.isArray(value))
      into.actions.push(...(value as Link[]).map(plainLink));
    else if (field.kind === "object") gatherFields(field.shape, value as Values, into, collections);
    else if (field.kind === "records" && Array.isArray(value)) {
      const role = field.meta.role ?? "offers";
      add(
        into,
        role,
        value.map((item) => recordOf(field.item, item as Values, into)),
      );
    } else if (field.kind === "list" && Array.isArray(value))
      gatherItems(field.item, value as Values[], into, collections);
  }
}

/** Whether a picture is its owner's: those that come with designs, and are of their trades, all stand in one folder. */
function isOwnPicture({ path }: Picture): boolean {
  return !path.startsWith("/pictures/");
}

/** A link without what its block knows of it beyond that. */
function plainLink({ label, href, means }: Link): Link {
  return { label, href, ...(means && { means }) };
}

/** Groups of records: what they say of themselves is nobody's. */
function gatherItems(
  item: z.ZodType,
  values: readonly Values[],
  into: Gathered,
  collections: SiteDocument["collections"],
): void {
  const shape = shapeOf(item);
  if (!shape) return;
  for (const value of values) {
    const group: Gathered = { heading: {}, actions: [], pictures: [], records: new Map(), said: new Set() };
    gatherFields(shape, value, group, collections);
    for (const [role, records] of group.records) add(into, role, records);
    into.actions.push(...group.actions);
    into.pictures.push(...group.pictures);
    for (const text of group.said) if (!Object.values(group.heading).includes(text)) into.said.add(text);
  }
}

function add({ records }: Gathered, role: Role, more: readonly ContentRecord[]): void {
  records.set(role, [...(records.get(role) ?? []), ...more]);
}

function gatherHeading(
  place: HeadingPlace,
  texts: readonly string[],
  textClass: string | undefined,
  { heading, said }: Gathered,
): void {
  // What only its own block can fill in means nothing elsewhere.
  if (textClass !== "heading" || texts.some((text) => text.includes("{="))) return;
  for (const text of texts) said.add(text);
  heading[place] = [heading[place] ?? [], texts].flat().join(" ");
}

function recordOf(item: z.ZodType, values: Values, { said }: Gathered): ContentRecord {
  const parts: ContentRecord["parts"] = {};
  const take = (shape: Record<string, z.ZodType>, from: Values) => {
    for (const { name, field } of fieldsOf(shape)) {
      const value = from[name];
      if (value === undefined || value === null) continue;
      const part = partOf(field);
      if (part) {
        const known = parts[part];
        parts[part] = joined(known, value as PartValue);
        if (parts[part] === known) continue;
        for (const text of [value].flat()) if (typeof text === "string") said.add(text);
      } else if (field.kind === "object") take(field.shape, value as Values);
    }
  };
  const shape = shapeOf(item);
  if (shape) take(shape, values);
  return { parts };
}

/** The part of a record that a field of an item holds. */
export function partOf(field: ReturnType<typeof kindOf>): Part | undefined {
  if (field.kind === "text" || field.kind === "texts") return field.meta.part;
  return field.kind === "picture" || field.kind === "link" ? field.kind : undefined;
}

/** Two fields of one item may say the same part: a price, and what the second of two costs. */
function joined(known: PartValue | undefined, value: PartValue): PartValue {
  if (known === undefined) return value;
  if (typeof known === "string" && typeof value === "string") return `${known}, ${value}`;
  return known;
}

function referred(value: unknown, collections: SiteDocument["collections"]): unknown {
  const name = typeof value === "string" ? collectionNamed(value) : undefined;
  if (!name) return value;
  return collections && Object.hasOwn(collections, name) ? collections[name] : undefined;
}
