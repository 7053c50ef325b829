import type { AnyBlockDefinition, BlockRegistry } from "../blocks/block.ts";
import { collectionNamed, factNames, isWhole, referencesIn } from "../facts/references.ts";
import { placeIn } from "./describe-issues.ts";
import type { Page, SiteDocument } from "./site-document.ts";

/** What texts of one place may refer to, beside the facts. */
type Known = Pick<SiteDocument, "collections"> & {
  /** The collection whose records the page shows. */
  record?: string | undefined;
  /** What the block fills in itself (`{=piece}`); undefined where nobody knows. */
  holes?: ReadonlySet<string> | undefined;
};

const none: ReadonlySet<string> = new Set();

/** Letters of one problem: names of fields may be of any length. */
const longest = 600;

/** What of a document's texts refers to something that there is not: each with its place and what there is. */
export function checkReferences(
  { nav, footer, seo, collections, pages }: SiteDocument,
  registry: BlockRegistry,
): string[] {
  const frame: Known = { collections, holes: none };
  return [
    ...problemsIn({ nav, footer, seo: seo.business }, frame),
    ...problemsIn({ collections }, { collections }),
    ...Object.entries(pages).flatMap(([path, page]) => problemsOfPage(path, page, collections, registry)),
  ];
}

function problemsOfPage(
  path: string,
  { seo, record, sections }: Page,
  collections: SiteDocument["collections"],
  registry: BlockRegistry,
): string[] {
  const known = { collections, record };
  const inSections = Object.entries(sections).flatMap(([key, { type, props }]) => {
    const definition = registry.get(type);
    const holes = definition && holesOf(definition);
    return problemsIn(props, { ...known, holes }).map((problem) => placeIn(path, key, type) + problem);
  });
  const inSeo = problemsIn({ seo }, { ...known, holes: none });
  return [...inSeo.map((problem) => placeIn(path) + problem), ...inSections];
}

function problemsIn(value: unknown, known: Known, path: readonly string[] = []): string[] {
  if (typeof value === "string")
    return path.at(-1) === "href"
      ? []
      : problemsOfText(value, known).map((problem) => `${path.join(".")}: ${problem}`.slice(0, longest));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => problemsIn(item, known, [...path, key]));
}

function problemsOfText(text: string, known: Known): string[] {
  if (!text.includes("{")) return [];
  const collection = collectionNamed(text);
  if (collection !== undefined) return problemsOfCollection(collection, known);
  if (isWhole(text)) return text === "{record}" && isAlone(known) ? [noRecord] : [];
  const holes = [...text.matchAll(/\{=(\w+)\}/g)].flatMap(([hole, name = ""]) =>
    known.holes && !known.holes.has(name)
      ? [`${hole} is filled in by nothing here, ${listed(known.holes)}`]
      : [],
  );
  return [...holes, ...[...new Set(referencesIn(text))].flatMap((name) => problemsOfName(name, known))];
}

function problemsOfCollection(name: string, { collections = {} }: Known): string[] {
  if (Object.hasOwn(collections, name)) return [];
  const names = Object.keys(collections).map((one) => `{collection:${one}}`);
  return [`the site has no collection ${name}, ${choose(names, "or begin that collection")}`];
}

const noRecord = "the page shows no record, name its collection as the page's record or take {record} away";

/** Whether what shows a text has no record; of records themselves nobody knows where they are shown. */
function isAlone({ record, holes }: Known): boolean {
  return record === undefined && holes !== undefined;
}

function problemsOfName(name: string, known: Known): string[] {
  if (/[{}]/.test(name))
    return [`{${name}} has braces around its own, write ${name.replace(/^\{+|\}+$/g, "")} in one pair`];
  const field = /^record\.(\w+)$/.exec(name)?.[1];
  if (field !== undefined) return problemsOfField(field, known);
  if (isWhole(`{${name}}`)) return [`{${name}} stands for a whole list, give it a place of its own`];
  const isKnown = factNames.some((one) => one === name) || /^count(:(?!words\b)[\w-]+)?(:words)?$/.test(name);
  return isKnown ? [] : [`{${name}} refers to nothing, ${choose(allNames, "or leave the braces away")}`];
}

function problemsOfField(field: string, known: Known): string[] {
  if (isAlone(known)) return [noRecord];
  const { collections, record } = known;
  const records =
    record !== undefined && collections && Object.hasOwn(collections, record) ? collections[record] : [];
  const fields = fieldsOf(records ?? []);
  if (fields.size === 0 || fields.has(field)) return [];
  return [`no record of ${record} has ${field}, ${choose([...fields].map((one) => `{record.${one}}`))}`];
}

const fieldsByRecords = new WeakMap<readonly object[], ReadonlySet<string>>();

/** All fields that any of `records` has: looked up once, however many texts refer to them. */
function fieldsOf(records: readonly object[]): ReadonlySet<string> {
  const found = fieldsByRecords.get(records) ?? new Set(records.flatMap((one) => Object.keys(one)));
  fieldsByRecords.set(records, found);
  return found;
}

/** Names that a problem tells at the most: it is read by a person, and told for each text. */
const mostNames = 12;

const allNames = [...factNames, "count", "count:words"].map((name) => `{${name}}`);

function listed(holes: ReadonlySet<string>): string {
  return choose([...holes].map((name) => `{=${name}}`));
}

function choose(names: readonly string[], otherwise = "or take it away"): string {
  const told = [...names.slice(0, mostNames), ...(names.length > mostNames ? ["…"] : [])];
  return told.length > 0 ? `write ${told.join(", ")} ${otherwise}` : otherwise.replace(/^or /, "");
}

const holesByBlock = new WeakMap<AnyBlockDefinition, ReadonlySet<string>>();

/** What a block fills in itself: what stands so in the texts that show it at its best. */
function holesOf(definition: AnyBlockDefinition): ReadonlySet<string> {
  const found =
    holesByBlock.get(definition) ??
    new Set([...JSON.stringify(definition.samples).matchAll(/\{=(\w+)\}/g)].map(([, name = ""]) => name));
  holesByBlock.set(definition, found);
  return found;
}
