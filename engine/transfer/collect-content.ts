import type { z } from "zod";
import type { Block, BlockRegistry } from "../blocks/block.ts";
import type { Link } from "../blocks/fields.ts";
import type { Part } from "../blocks/role.ts";
import type { SiteDocument } from "../document/site-document.ts";
import type { PartValue, TrayItem } from "../document/tray.ts";
import type { Content, ContentHeading, ContentPage, ContentRecord, ContentSection } from "./content.ts";
import { fieldsOf, type kindOf, shapeOf } from "./schema-walk.ts";

type Values = Record<string, unknown>;

/** Of one section: what its fields say, by what they mean. */
type Gathered = {
  heading: ContentHeading;
  actions: Link[];
  records: ContentRecord[];
  role?: ContentSection["role"];
  bespoke: string[];
};

/**
 * All that a site says, without its design: for each section what opens it, where it leads and its records, in their order;
 * words that only mean something in their block go to the tray. Sections that are hidden, and blocks that `registry` does
 * not have, keep what they say where they are and are not part of it.
 */
export function collectContent(
  site: Pick<SiteDocument, "pages" | "collections" | "tray">,
  registry: BlockRegistry,
): Content {
  const tray: TrayItem[] = [];
  const pages = Object.entries(site.pages).map(([path, { seo, sections, order }]): ContentPage => {
    const found = order.flatMap((key) => {
      const block = sections[key];
      const schema = block && !block.isHidden && registry.get(block.type)?.schema;
      if (!schema) return [];
      const gathered = gather(block, schema, site.collections);
      for (const text of gathered.bespoke) tray.push({ page: path, section: key, text });
      return sectionsOf(key, block, gathered, keptParts(site.tray, path, key));
    });
    return { path, seo, sections: found };
  });
  return { pages, tray: [...tray, ...(site.tray ?? []).filter(({ text }) => text !== undefined)] };
}

function sectionsOf(
  key: string,
  { id, tone }: Block,
  gathered: Gathered,
  kept: ReadonlyMap<number, ContentRecord["parts"]>,
): ContentSection[] {
  const { heading, actions, role } = gathered;
  const records = gathered.records.map(({ parts }, index) => ({ parts: { ...kept.get(index), ...parts } }));
  const isEmpty = records.length === 0 && actions.length === 0 && !heading.title && !heading.lead;
  return isEmpty ? [] : [{ key, id, tone, heading, actions, records, ...(role && { role }) }];
}

/** What earlier designs of the site did not show of the records of one section, by record. */
function keptParts(
  tray: readonly TrayItem[] = [],
  page: string,
  section: string,
): ReadonlyMap<number, ContentRecord["parts"]> {
  const own = tray.filter((item) => item.page === page && item.section === section);
  return new Map(
    own.flatMap(({ record, parts }) => (record !== undefined && parts ? [[record, parts] as const] : [])),
  );
}

function gather(block: Block, schema: z.ZodType, collections: SiteDocument["collections"]): Gathered {
  const gathered: Gathered = { heading: {}, actions: [], records: [], bespoke: [] };
  const shape = shapeOf(schema);
  if (shape) gatherFields(shape, block.props as Values, gathered, collections);
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
    if (field.kind === "text") gatherText(name, String(value), field.meta.textClass, into);
    else if (field.kind === "texts" && Array.isArray(value))
      gatherTexts(name, value.map(String), field.meta.textClass, into);
    else if (field.kind === "link") into.actions.push(value as Link);
    else if (field.kind === "links" && Array.isArray(value)) into.actions.push(...(value as Link[]));
    else if (field.kind === "object") gatherFields(field.shape, value as Values, into, collections);
    else if (field.kind === "records" && Array.isArray(value)) {
      into.role ??= field.meta.role;
      into.records.push(...value.map((item) => recordOf(field.item, item as Values, into)));
    } else if (field.kind === "list" && Array.isArray(value))
      gatherItems(field.item, value as Values[], into, collections);
  }
}

/** Groups of records: what they say of themselves stays with the first of them. */
function gatherItems(
  item: z.ZodType,
  values: readonly Values[],
  into: Gathered,
  collections: SiteDocument["collections"],
): void {
  const shape = shapeOf(item);
  if (!shape) return;
  for (const value of values) {
    const group: Gathered = { heading: {}, actions: [], records: [], bespoke: [] };
    gatherFields(shape, value, group, collections);
    if (group.role) into.role ??= group.role;
    into.records.push(...group.records);
    into.actions.push(...group.actions);
    into.bespoke.push(...group.bespoke, ...Object.values(group.heading));
  }
}

function gatherText(
  name: string,
  text: string,
  textClass: string | undefined,
  { heading, bespoke }: Gathered,
): void {
  if (textClass === "bespoke") bespoke.push(text);
  if (textClass !== "heading") return;
  const place = name === "eyebrow" || name === "lead" ? name : heading.title === undefined ? "title" : "lead";
  heading[place] = heading[place] === undefined ? text : `${heading[place]} ${text}`;
}

function gatherTexts(
  name: string,
  texts: readonly string[],
  textClass: string | undefined,
  into: Gathered,
): void {
  if (textClass === "heading") gatherText(name, texts.join(" "), textClass, into);
  if (textClass === "bespoke") into.bespoke.push(...texts);
}

function recordOf(item: z.ZodType, values: Values, into: Gathered): ContentRecord {
  const parts: ContentRecord["parts"] = {};
  const take = (shape: Record<string, z.ZodType>, from: Values) => {
    for (const { name, field } of fieldsOf(shape)) {
      const value = from[name];
      if (value === undefined || value === null) continue;
      const part = partOf(field);
      if (part) parts[part] = joined(parts[part], value as PartValue);
      else if (field.kind === "object") take(field.shape, value as Values);
      else if (field.kind === "text" && field.meta.textClass === "bespoke") into.bespoke.push(String(value));
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
  const name = typeof value === "string" ? /^\{collection:([\w-]+)\}$/.exec(value)?.[1] : undefined;
  return name ? collections?.[name] : value;
}
