import type { z } from "zod";
import type { AnyBlockDefinition } from "../blocks/block.ts";
import type { Link } from "../blocks/fields.ts";
import type { Part } from "../blocks/role.ts";
import { textPlaces } from "../document/text-fields.ts";
import type { PartValue } from "../document/tray.ts";
import type { Trade } from "../facts/trades.ts";
import { actionWord } from "../language/action-words.ts";
import { hasAtMost } from "../language/count-characters.ts";
import { labelIn } from "../language/label-words.ts";
import { roleHeading } from "../language/role-words.ts";
import type { Picture } from "../picture.ts";
import type { ContentRecord, ContentSection } from "./content.ts";
import { countedHere } from "./counts.ts";
import { partOf } from "./record-parts.ts";
import { type FieldKind, fieldsOf, type HeadingPlace, headingPlace, shapeOf } from "./schema-walk.ts";

type Values = Record<string, unknown>;
type Shape = Record<string, z.ZodType>;

/** Whose words a block gets: in what language and trade, and what its page says of itself where a lead must be. */
export type Speaker = { language: string; trade: Trade | undefined; description: string };

/** A block that says what a section says, and what it does not show of it: parts of its records, by record, and its frame. */
export type FilledBlock = {
  props: object;
  hidden: ReadonlyMap<number, ContentRecord["parts"]>;
  left: Pick<ContentSection, "heading" | "actions" | "pictures">;
};

/** What remains to be placed of a section while its block is filled. */
type Rest = {
  heading: ContentSection["heading"];
  actions: Link[];
  pictures: Picture[];
  hidden: Map<number, ContentRecord["parts"]>;
};

/** What a record must not lose to a form, while another can show it: the rest is more than many records have. */
const core: readonly Part[] = ["title", "value", "when", "text", "price"];

/** Thrown within `fillBlock` where the block cannot hold the section. */
class Misfit extends Error {}

/**
 * The props of a block of `definition` with the words of `section` in place of those of `sample`, the props that a template
 * shows it with. Of the sample stay ornaments, labels that mean something to anybody, and what is drawn; nothing that it says of its own business.
 * Undefined where the block cannot hold what the section says: too many records, too long a title, no place for a price, or
 * words of its own that it cannot do without.
 */
export function fillBlock(
  definition: AnyBlockDefinition,
  sample: object,
  section: ContentSection,
  speaker: Speaker,
  { mayHide = false } = {},
): FilledBlock | undefined {
  const shape = shapeOf(definition.schema);
  if (!shape) return undefined;
  const rest: Rest = {
    ...wordsFor(section, shape, speaker),
    pictures: [...(section.pictures ?? [])],
    hidden: new Map(),
  };
  try {
    const state: State = { section, rest, speaker, mayHide, taken: false, mayTitle: true };
    const props = fillObject(shape, sample as Values, state);
    if (state.only) leave(0, state.only, state);
    const isWhole = !rest.heading.title && (state.taken || state.only || section.records.length === 0);
    if (!isWhole || !definition.schema.safeParse(props).success) return undefined;
    return { props, hidden: rest.hidden, left: rest };
  } catch (error) {
    if (error instanceof Misfit) return undefined;
    throw error;
  }
}

/** What the section's words say where it goes: its counts name the list that takes all that they count. */
function wordsFor(
  { heading, actions, role, records, counted = records.length }: ContentSection,
  shape: Shape,
  { language }: Speaker,
): Pick<Rest, "heading" | "actions"> {
  const takes = fieldsOf(shape).find(
    ({ field }) => field.kind === "records" && field.meta.role === role,
  )?.name;
  const list = records.length === counted ? takes : undefined;
  const here = (text: string) => countedHere(text, list, counted, language);
  return {
    heading: Object.fromEntries(Object.entries(heading).map(([place, text]) => [place, here(text)])),
    actions: actions.map((action) => ({ ...action, label: here(action.label) })),
  };
}

type State = {
  section: ContentSection;
  rest: Rest;
  speaker: Speaker;
  /** Whether a record may lose what it must not lose to a form of the design. */
  mayHide: boolean;
  /** Whether a list has taken the records. */
  taken: boolean;
  /** Whether a title may stand over records that came without one: not where the heading may be missing. */
  mayTitle: boolean;
  /** What is left of the one record that the block is itself. */
  only?: ContentRecord["parts"];
};

function fillObject(shape: Shape, sample: Values, state: State): Values {
  const filled: Values = {};
  for (const { name, schema, isOptional, field } of fieldsOf(shape)) {
    const place = headingPlace(name, shape);
    const value =
      fillField(place, schema, field, sample[name], state) ??
      (isOptional ? undefined : lastResort(place, field, sample[name], state));
    if (value !== undefined) filled[name] = value;
    else if (!isOptional) throw new Misfit(name);
  }
  return filled;
}

/** What stands where something must: what the page says of itself, what such records are, labels of the sample alone. */
function lastResort(place: HeadingPlace, field: FieldKind, sample: unknown, state: State): unknown {
  if (field.kind === "object") return fillOptionalObject(field.shape, (sample ?? {}) as Values, state);
  if (field.kind !== "text") return undefined;
  const { textClass } = field.meta;
  if (textClass === "label") return sample;
  if (textClass !== "heading" || place === "eyebrow") return undefined;
  if (place === "lead") return textWithin(state.speaker.description, field.max);
  const { role, heading } = state.section;
  if (!role || heading.title !== undefined || !state.mayTitle) return undefined;
  state.mayTitle = false;
  return textWithin(roleHeading(role, state.speaker.language), field.max);
}

function fillField(
  place: HeadingPlace,
  schema: z.ZodType,
  field: FieldKind,
  sample: unknown,
  state: State,
): unknown {
  const { section, rest, speaker } = state;
  switch (field.kind) {
    case "text":
      return fillText(place, field, sample, state);
    case "texts":
      if (field.meta.textClass === "heading")
        return asList(takeHeading(place, Number.POSITIVE_INFINITY, rest));
      return keptTexts(field.meta.textClass, sample, speaker);
    case "link":
      return takeAction(sample, rest) ?? keptLink(sample, speaker);
    case "links": {
      const most = (schema as z.ZodArray).def.checks?.length ? 3 : rest.actions.length;
      const links = rest.actions.splice(0, most);
      return links.length > 0 || !Array.isArray(sample)
        ? links
        : sample.flatMap((one) => keptLink(one, speaker) ?? []);
    }
    case "object": {
      const { mayTitle } = state;
      state.mayTitle = false;
      const filled = fillOptionalObject(field.shape, (sample ?? {}) as Values, state);
      state.mayTitle = mayTitle;
      return filled && Object.keys(filled).length > 0 ? filled : undefined;
    }
    case "records":
      if (field.meta.role !== section.role || state.taken) return undefined;
      state.taken = true;
      return section.records.map((record, index) =>
        fillItem(field.item, itemAt(sample, index), record, index, state),
      );
    case "list":
      return fillGroups(field.item, sample, state);
    // Of a design as this business may wear it (`neutralDesign`); those of records come with their records alone.
    case "picture":
      return rest.pictures.shift() ?? sample;
    case "href":
      return takeAction({ href: sample }, rest)?.href ?? (isOfFacts(sample) ? sample : undefined);
    // What no kind describes but holds words is the sample's own.
    case "other":
      return textPlaces(schema).length > 0 ? undefined : sample;
  }
}

function fillText(
  place: HeadingPlace,
  { meta, max }: Extract<FieldKind, { kind: "text" }>,
  sample: unknown,
  state: State,
): unknown {
  const { rest, section, speaker } = state;
  if (meta.textClass === "heading") return takeHeading(place, max, rest);
  // A block that is one record: its parts stand beside its heading.
  if (meta.textClass === "role" && meta.part && section.records.length === 1) {
    state.only ??= { ...section.records[0]?.parts };
    const text = textWithin(state.only[meta.part], max);
    if (text !== undefined) delete state.only[meta.part];
    return text;
  }
  return keptText(meta.textClass, sample, speaker);
}

function takeHeading(place: HeadingPlace, max: number, { heading }: Rest): string | undefined {
  const text = heading[place];
  if (text === undefined) return undefined;
  if (text.length > max) {
    if (place === "title") throw new Misfit(place);
    return undefined;
  }
  delete heading[place];
  return text;
}

function asList(text: string | undefined): string[] | undefined {
  return text === undefined ? undefined : [text];
}

/** What stays of a sample: words that are true for anybody, names of values, and what tells a fact. */
function keptText(textClass: string | undefined, sample: unknown, { language }: Speaker): unknown {
  if (textClass === "ornament") return sample;
  if (textClass === "label" && typeof sample === "string") return labelIn(sample, language);
  return textClass === "fact" && isOfFacts(sample) ? sample : undefined;
}

function keptTexts(textClass: string | undefined, sample: unknown, speaker: Speaker): unknown {
  if (!Array.isArray(sample)) return undefined;
  const kept = sample.flatMap((text) => keptText(textClass, text, speaker) ?? []);
  return kept.length > 0 ? kept : undefined;
}

/** Where the sample leads to a fact, only the section's own link to that stands there: it may be drawn as a number. */
function takeAction(sample: unknown, { actions }: Rest): Link | undefined {
  const { href } = (sample ?? {}) as Partial<Link>;
  if (!isOfFacts(href)) return actions.shift();
  const at = actions.findIndex((action) => action.href === href);
  return at === -1 ? undefined : actions.splice(at, 1)[0];
}

/** A link to a fact, called by the fact or by what it does: how the sample calls it is its own way of speaking. */
function keptLink(sample: unknown, { language, trade }: Speaker): Link | undefined {
  const { href, label, means } = (sample ?? {}) as Partial<Link>;
  if (href === undefined || !isOfFacts(href)) return undefined;
  if (label === undefined || isOfFacts(label)) return sample as Link;
  return means && { ...(sample as Link), label: actionWord(means, language, trade) };
}

/** Whether all that a text says comes from the facts: it refers to them, and to nothing else. */
function isOfFacts(value: unknown): boolean {
  return typeof value === "string" && /^(fact:\S+|\{[\w:]+\})$/.test(value);
}

function fillOptionalObject(shape: Shape, sample: Values, state: State): Values | undefined {
  const heading = { ...state.rest.heading };
  const actions = [...state.rest.actions];
  const pictures = [...state.rest.pictures];
  const { taken } = state;
  try {
    return fillObject(shape, sample, state);
  } catch (error) {
    if (!(error instanceof Misfit)) throw error;
    Object.assign(state.rest, { heading, actions, pictures });
    state.taken = taken;
    return undefined;
  }
}

/** A list of groups of records gets one group, with all of them; rows of facts keep those that tell facts. */
function fillGroups(item: z.ZodType, sample: unknown, state: State): unknown {
  const shape = shapeOf(item);
  if (!shape || !Array.isArray(sample)) return undefined;
  const hasRecords = fieldsOf(shape).some(({ field }) => field.kind === "records");
  if (hasRecords && !state.taken) {
    const group = fillOptionalObject(shape, { ...(sample[0] as Values) }, state);
    return group && [group];
  }
  const rows = sample.flatMap((row) => factRow(item, row as Values, state.speaker) ?? []);
  return rows.length > 0 ? rows : undefined;
}

/** What a row tells of the facts, without what else the sample says in it. */
function factRow(item: z.ZodType, { label, value, href }: Values, { language }: Speaker): Values | undefined {
  const isOnlyFacts = isOfFacts(value) && (href === undefined || isOfFacts(href));
  const row: Values = { label: labelIn(String(label), language), value, ...(href !== undefined && { href }) };
  return isOnlyFacts && item.safeParse(row).success ? row : undefined;
}

function itemAt(sample: unknown, index: number): Values {
  if (!Array.isArray(sample) || sample.length === 0) return {};
  return sample[index % sample.length] as Values;
}

function fillItem(
  item: z.ZodType,
  sample: Values,
  { parts }: ContentRecord,
  index: number,
  state: State,
): Values {
  const shape = shapeOf(item);
  if (!shape) throw new Misfit("item");
  const left = { ...parts };
  const filled = fillItemFields(shape, sample, left, state.speaker);
  leave(index, left, state);
  return filled;
}

function leave(index: number, left: ContentRecord["parts"], { rest, mayHide, section }: State): void {
  const kept: readonly Part[] = section.hasPages ? [...core, "link"] : core;
  if (!mayHide && kept.some((part) => part in left)) throw new Misfit("record");
  if (Object.keys(left).length > 0) rest.hidden.set(index, left);
}

function fillItemFields(
  shape: Shape,
  sample: Values,
  left: ContentRecord["parts"],
  speaker: Speaker,
): Values {
  const filled: Values = {};
  for (const { name, isOptional, field } of fieldsOf(shape)) {
    // By its name a record is linked to: that of a sample would be another's, and there twice. And no number is made up.
    if (isOptional && (name === "id" || (field.kind === "other" && typeof sample[name] === "number")))
      continue;
    const isLabel = field.kind === "text" && field.meta.textClass === "label";
    const value =
      (isOptional && field.kind === "object"
        ? fillOptionalPart(field.shape, (sample[name] ?? {}) as Values, left, speaker)
        : fillItemField(field, sample[name], left, speaker)) ??
      (isLabel && !isOptional ? sample[name] : undefined);
    if (value !== undefined) filled[name] = value;
    else if (!isOptional) throw new Misfit(name);
  }
  return filled;
}

/** What belongs together within a record, if the record has all that this needs. */
function fillOptionalPart(
  shape: Shape,
  sample: Values,
  left: ContentRecord["parts"],
  speaker: Speaker,
): Values | undefined {
  const before = { ...left };
  try {
    return fillItemFields(shape, sample, left, speaker);
  } catch (error) {
    if (!(error instanceof Misfit)) throw error;
    Object.assign(left, before);
    return undefined;
  }
}

function fillItemField(
  field: FieldKind,
  sample: unknown,
  left: ContentRecord["parts"],
  speaker: Speaker,
): unknown {
  const part = partOf(field);
  if (part) return takePart(part, field, left);
  if (field.kind === "object") return fillItemFields(field.shape, (sample ?? {}) as Values, left, speaker);
  if (field.kind === "text") return keptText(field.meta.textClass, sample, speaker);
  if (field.kind === "texts") return keptTexts(field.meta.textClass, sample, speaker);
  if (field.kind === "href") return takeAddress(left);
  return field.kind === "other" ? sample : undefined;
}

function takePart(part: Part, field: FieldKind, left: ContentRecord["parts"]): unknown {
  const value = left[part];
  if (value === undefined) return undefined;
  const fitting = field.kind === "text" ? textWithin(value, field.max) : value;
  if (fitting !== undefined) delete left[part];
  return field.kind === "texts" && typeof fitting === "string" ? [fitting] : fitting;
}

/** Where the record's own link leads, for an item that is a link as a whole. */
function takeAddress(left: ContentRecord["parts"]): string | undefined {
  const { link } = left;
  delete left.link;
  return (link as Link | undefined)?.href;
}

function textWithin(value: PartValue | undefined, max: number): string | undefined {
  // Paragraphs become one, points a list in a line.
  const text = Array.isArray(value)
    ? value.join(value.every((item) => /[.!?]$/.test(item)) ? " " : ", ")
    : value;
  return typeof text === "string" && hasAtMost(text, max) ? text : undefined;
}
