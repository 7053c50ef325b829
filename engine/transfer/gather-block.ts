import type { z } from "zod";
import type { AnyBlockDefinition, Block, Said } from "../blocks/block.ts";
import type { Link } from "../blocks/fields.ts";
import type { Part, Role } from "../blocks/role.ts";
import { isOwnPicture } from "../document/own-picture.ts";
import type { SiteDocument } from "../document/site-document.ts";
import { metaOf, textPlaces } from "../document/text-fields.ts";
import type { PartValue } from "../document/tray.ts";
import { collectionNamed } from "../facts/references.ts";
import type { Picture } from "../picture.ts";
import type { ContentHeading, ContentRecord } from "./content.ts";
import { countedAnywhere } from "./counts.ts";
import { pageOfRecord, recordOf } from "./record-parts.ts";
import { fieldsOf, type HeadingPlace, headingPlace, recordShapeOf, shapeOf } from "./schema-walk.ts";

type Values = Record<string, unknown>;

/** Of one section: what its fields say, by what they mean. */
export type Gathered = {
  heading: ContentHeading;
  actions: Link[];
  pictures: Picture[];
  /** By role, in the order in which the block shows them. */
  records: Map<Role, ContentRecord[]>;
  /** What stands within the section with a title of its own, by the field that holds it. */
  nested: Map<string, Gathered>;
  /** The lists whose records these are, and how many are in them: the block may not show all. */
  lists: Map<string, { length: number; isWhole: boolean }>;
  /** All texts of these. */
  said: Set<string>;
  /** Sentences that count what does not go along. */
  unfounded: string[];
  /** Whether its records have pages of their own. */
  hasPages: boolean;
  /** Whether the block shows more than its words: a list that is no records, or what it draws. */
  showsMore: boolean;
  /** Whether it has a state in the browser. */
  isLive: boolean;
};

/** The site whose block is read: for records that are not in the block, and where their pages are. */
export type Surroundings = Pick<SiteDocument, "pages" | "collections" | "seo"> & {
  /** The collection of whose records the page is drawn. */
  record?: string | undefined;
};

type Reading = Surroundings & { definition: AnyBlockDefinition; props: object };

/** What `block` says, by what the schema of its `definition` means: a list of a collection says its records. */
export function gatherBlock(definition: AnyBlockDefinition, { props }: Block, site: Surroundings): Gathered {
  const { schema, isLive = false } = definition;
  const gathered = {
    ...nothing(),
    isLive: typeof isLive === "function" ? isLive(props as never) : isLive,
  };
  const shape = shapeOf(schema);
  const { role } = metaOf(schema);
  const resolved = Object.fromEntries(
    Object.entries(props).map(([name, value]) => [name, referred(value, site.collections)]),
  );
  const reading = { ...site, definition, props: resolved };
  if (role)
    add(gathered, role, [
      recordSaid("", schema, props as Values, undefined, gathered, reading) ?? { parts: {} },
    ]);
  else if (shape) gatherFields(shape, props as Values, gathered, reading);
  count(gathered, resolved, site.seo);
  return gathered;
}

function nothing(): Gathered {
  return {
    heading: {},
    actions: [],
    pictures: [],
    records: new Map(),
    nested: new Map(),
    lists: new Map(),
    said: new Set(),
    unfounded: [],
    hasPages: false,
    showsMore: false,
    isLive: false,
  };
}

/** Counts of records go on counting them, whatever their list is called elsewhere; what counts anything else stays behind. */
function count(gathered: Gathered, props: object, { language }: SiteDocument["seo"]): void {
  const first = Object.entries(props).find(([, value]) => Array.isArray(value))?.[0];
  const anywhere = (text: string): string | undefined => {
    const counted = countedAnywhere(text, (list = first) => gathered.lists.get(list ?? ""), language);
    gathered.unfounded.push(...counted.unfounded);
    return counted.text;
  };
  for (const place of ["eyebrow", "title", "lead"] as const) {
    const text = gathered.heading[place];
    const counted = text === undefined ? undefined : anywhere(text);
    if (counted === undefined) delete gathered.heading[place];
    else gathered.heading[place] = counted;
  }
  gathered.actions = gathered.actions.flatMap((action) => {
    const label = anywhere(action.label);
    return label === undefined ? [] : { ...action, label };
  });
}

function gatherFields(
  shape: Record<string, z.ZodType>,
  values: Values,
  into: Gathered,
  reading: Reading,
): void {
  for (const { name, schema, field } of fieldsOf(shape)) {
    const value = referred(values[name], reading.collections);
    if (value === undefined || value === null) continue;
    if (field.kind === "text" || field.kind === "texts")
      gatherHeading(headingPlace(name, shape), [value].flat().map(String), field.meta.textClass, into);
    else if (field.kind === "picture") into.pictures.push(...[value as Picture].filter(isOwnPicture));
    else if (field.kind === "link") into.actions.push(plainLink(value as Link));
    else if (field.kind === "links" && Array.isArray(value))
      into.actions.push(...(value as Link[]).map(plainLink));
    else if (field.kind === "object") gatherObject(name, field.shape, value as Values, into, reading);
    else if (field.kind === "records" && Array.isArray(value)) {
      const role = field.meta.role ?? "offers";
      const records = value.flatMap(
        (item) => recordSaid(name, field.item, item as Values, values[name], into, reading) ?? [],
      );
      into.lists.set(name, { length: value.length, isWhole: records.length === value.length });
      // A list that the block draws and does not tell.
      into.showsMore ||= records.length < value.length && records.length === 0;
      add(into, role, records);
    } else if (field.kind === "list" && Array.isArray(value)) {
      into.showsMore ||= isShown(field.item, value);
      gatherItems(field.item, value as Values[], into, reading);
    } else if (value === "{record}") gatherRecord(schema, into, reading);
    else if (field.kind === "other") into.showsMore ||= Array.isArray(value) && value.length > 0;
  }
}

/** A part of the block. With a title of its own where the block has said one, it is a section for itself. */
function gatherObject(
  name: string,
  shape: Record<string, z.ZodType>,
  values: Values,
  into: Gathered,
  reading: Reading,
): void {
  const own = nothing();
  gatherFields(shape, values, own, reading);
  const isTitled = into.heading.title !== undefined && own.heading.title !== undefined;
  if (isTitled && own.records.size > 0) {
    count(own, values, reading.seo);
    into.nested.set(name, own);
    for (const text of own.said) into.said.add(text);
    return;
  }
  const texts = Object.values(own.heading);
  if (!isTitled)
    for (const [place, text] of Object.entries(own.heading)) into.heading[place as HeadingPlace] ??= text;
  const left = texts.filter((text) => !Object.values(into.heading).includes(text));
  for (const text of own.said) if (!left.includes(text)) into.said.add(text);
  for (const [role, records] of own.records) add(into, role, records);
  for (const [list, counted] of own.lists) into.lists.set(list, counted);
  for (const [key, nested] of own.nested) into.nested.set(key, nested);
  into.actions.push(...own.actions);
  into.pictures.push(...own.pictures);
  into.showsMore ||= own.showsMore;
}

/** A link without what its block knows of it beyond that. */
function plainLink({ label, href, means }: Link): Link {
  return { label, href, ...(means && { means }) };
}

/** Groups of records: what they say of themselves is nobody's. */
function gatherItems(item: z.ZodType, values: readonly Values[], into: Gathered, reading: Reading): void {
  const shape = shapeOf(item);
  if (!shape) return;
  for (const value of values) {
    const group = nothing();
    gatherFields(shape, value, group, reading);
    for (const [role, records] of group.records) add(into, role, records);
    into.actions.push(...group.actions);
    into.pictures.push(...group.pictures);
    for (const text of group.said) if (!Object.values(group.heading).includes(text)) into.said.add(text);
  }
}

/** Whether a list shows something of its own: more than facts, names of values and ornaments. */
function isShown(item: z.ZodType, values: readonly unknown[]): boolean {
  const places = textPlaces(item);
  return (
    values.length > 0 && (places.length === 0 || places.some(({ meta }) => meta.textClass === "bespoke"))
  );
}

function add({ records }: Gathered, role: Role, more: readonly ContentRecord[]): void {
  if (more.length > 0) records.set(role, [...(records.get(role) ?? []), ...more]);
}

/** Two titles are not one, nor do two leads belong together that are no sentences: the second waits. */
function gatherHeading(
  place: HeadingPlace,
  texts: readonly string[],
  textClass: string | undefined,
  { heading, said }: Gathered,
): void {
  // What only its own block can fill in means nothing elsewhere.
  if (textClass !== "heading" || texts.some((text) => text.includes("{="))) return;
  const known = heading[place];
  const lines = known === undefined ? texts : [known, ...texts];
  if (known !== undefined && (place !== "lead" || !lines.every((line) => /[.!?…][”"’)]?$/.test(line))))
    return;
  for (const text of texts) said.add(text);
  heading[place] = lines.join(" ");
}

/** The page of a record begins with what every record of its collection says. */
function gatherRecord(schema: z.ZodType, into: Gathered, { collections, record = "" }: Reading): void {
  const records = referred(`{collection:${record}}`, collections);
  if (!Array.isArray(records)) return;
  const fields = fieldsOf(recordShapeOf(schema) ?? {});
  const saidBy = (part: Part) =>
    fields.find(
      ({ name, field }) =>
        field.kind === "text" && field.meta.part === part && records.every((one: Values) => one[name]),
    )?.name;
  const [title, lead] = [saidBy("title"), saidBy("text")];
  if (title) into.heading.title ??= `{record.${title}}`;
  if (lead) into.heading.lead ??= `{record.${lead}}`;
}

/** A record of the list `name`, which its block may say more of, or not show; one of a collection leads to its page. */
function recordSaid(
  name: string,
  item: z.ZodType,
  values: Values,
  reference: unknown,
  into: Gathered,
  { definition, props, pages, seo }: Reading,
): ContentRecord | undefined {
  const collection = collectionIn(reference);
  const said: Said | undefined = definition.says?.[name]?.(values as never, props as never);
  // Those of a collection stand elsewhere too, its own nowhere else.
  if (definition.says?.[name] && !said && collection) return undefined;
  const { parts } = recordOf(item, values);
  for (const [part, value] of Object.entries(said ?? {}) as [Part, PartValue | undefined][])
    if (value === undefined) delete parts[part];
    else parts[part] = value;
  const link = pageOfRecord(collection, values, pages, seo.language);
  if (link) parts.link ??= link;
  into.hasPages ||= link !== undefined;
  // A unit alone is a price without its sum.
  if (parts.price === undefined && parts.unit !== undefined) delete parts.unit;
  for (const value of Object.values(parts).flat()) if (typeof value === "string") into.said.add(value);
  return { parts };
}

function collectionIn(value: unknown): string | undefined {
  return typeof value === "string" ? collectionNamed(value) : undefined;
}

function referred(value: unknown, collections: SiteDocument["collections"]): unknown {
  const name = collectionIn(value);
  if (!name) return value;
  return collections && Object.hasOwn(collections, name) ? collections[name] : undefined;
}
