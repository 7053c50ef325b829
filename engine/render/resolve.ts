import { type FactSource, factLinks, factLists, factTexts } from "../facts/fact-texts.ts";
import { wordsOf } from "../language/words-of.ts";
import { resolveHref } from "./resolve-href.ts";

/** A record of a collection: what a template's own schema says, with an `id` that its address ends with. */
export type SiteRecord = { id: string };

/** Where what texts refer to comes from, and where the site is shown. */
export type Source = FactSource & {
  collections?: Readonly<Record<string, readonly SiteRecord[]>> | undefined;
  /** The path where the site is shown (`/demo/noctua`), empty at the root of a domain. */
  base: string;
  /** Of a page that is drawn once for each record. */
  record?: SiteRecord | undefined;
};

/** What stands in a document for a whole list or record. */
export type Reference =
  | "{hours:rows}"
  | "{address:lines}"
  | "{social}"
  | "{record}"
  | `{collection:${string}}`;

/** Props as a view gets them: with the lists and records in place of what refers to them. */
export type Resolved<Value> = Value extends Reference
  ? never
  : Value extends object
    ? { [Key in keyof Value]: Resolved<Value[Key]> }
    : Value;

/** An object that has lost one of these is nothing any more: a link without an address, a row without its value. */
const essential = ["label", "value", "href", "title", "name", "days", "times", "question", "quote"];

/** Where a text may lose a part and still be one: between sentences, and at the strokes that titles have. */
const seam = /( [|·] |(?<=[.!?…][”"’)]?)\s+)/;
const reference = /\{([a-z][\w]*(?:[.:][\w-]+)*)\}/gi;

/**
 * A copy of `value` (plain data of a document) as it is shown: `{phone}` and the like are replaced by facts, `fact:phone` by
 * its address, `{count}` by the length of the first list of `value` or, as `{count:steps}`, of the list of that name
 * (`{count:words}` and `{count:steps:words}` in words), `{collection:products}` and `{hours:rows}` by what they name, and
 * links to the site's own pages begin at `source.base`. What refers to a missing fact goes, and as little as possible with
 * it: its sentence, else its field, else the link or the row that is nothing without it.
 */
export function resolve<Value extends object>(value: Value, source: Source): Resolved<Value> {
  const resolver = resolverOf(source, value);
  return mapEntries(value, (item, key) => resolver(item, key)) as Resolved<Value>;
}

/** One text by itself; undefined where a missing fact leaves nothing of it. */
export function resolveText(text: string, source: Source): string | undefined {
  return textResolver(source, {})(text);
}

function resolverOf(source: Source, whole: object) {
  const resolveString = textResolver(source, whole);
  const links = factLinks(source);
  const lists = factLists(source);
  return resolveValue;

  function resolveValue(value: unknown, key: string): unknown {
    if (typeof value === "string") {
      if (key === "href" && value.startsWith("fact:")) {
        const [fact = "", query] = value.split("?");
        const address = links[fact];
        return address && query ? `${address}?${query}` : address;
      }
      if (key === "href") return resolveHref(value, source.base);
      if (!value.includes("{")) return value;
      if (value in lists) return lists[value];
      if (value === "{record}") return source.record && resolveObject(source.record, "record");
      const collection = /^\{collection:([\w-]+)\}$/.exec(value)?.[1];
      if (collection)
        return source.collections?.[collection]?.map((record) => resolveObject(record, collection));
      return resolveString(value);
    }
    if (Array.isArray(value))
      return value.map((item) => resolveValue(item, key)).filter((item) => item !== undefined);
    return typeof value === "object" && value !== null ? resolveObject(value, key) : value;
  }

  function resolveObject(value: object, key: string): object | undefined {
    const shown = mapEntries(value, resolveValue);
    const lost = essential.find((name) => name in value && !(name in shown));
    if (!lost) return shown;
    return key === "heading" ? { ...shown, title: "" } : undefined;
  }
}

function mapEntries(value: object, resolveValue: (item: unknown, key: string) => unknown): object {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => {
      const shown = resolveValue(item, key);
      return shown === undefined && item !== undefined ? [] : [[key, shown]];
    }),
  );
}

function textResolver(source: Source, whole: object) {
  let texts: Readonly<Record<string, unknown>> | undefined;
  const valueOf = (name: string): unknown => {
    texts ??= factTexts(source);
    if (name in texts) return texts[name];
    if (name.startsWith("record.")) return recordText(name.slice("record.".length), source);
    if (name === "count" || name.startsWith("count:")) return countText(name, whole, source);
    return `{${name}}`;
  };
  return function resolveString(text: string): string | undefined {
    if (!text.includes("{")) return text;
    const pieces = text.split(seam);
    const shown = pieces.map((piece, index) => {
      if (index % 2 === 1) return piece;
      let isMissing = false;
      const told = piece.replace(reference, (_, name: string, at: number) => {
        const value = valueOf(name);
        if (value === undefined) isMissing = true;
        return at === 0 && name.startsWith("count") ? capitalized(String(value)) : String(value);
      });
      return isMissing ? undefined : told;
    });
    return joinPieces(shown);
  };
}

/** `pieces` with the seams between them; a seam goes with the piece that it leads to, or from if that was the first. */
function joinPieces(pieces: readonly (string | undefined)[]): string | undefined {
  let joined: string | undefined;
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = pieces[at];
    if (piece === undefined || piece === "") continue;
    joined = joined === undefined ? piece : joined + (pieces[at - 1] ?? "") + piece;
  }
  return joined;
}

/** What the record of the page says in one of its fields, with the facts that it refers to. */
function recordText(field: string, source: Source): unknown {
  const value: unknown = source.record?.[field as "id"];
  return typeof value === "string" ? resolveText(value, { ...source, record: undefined }) : value;
}

function countText(name: string, whole: object, { seo }: Source): string | undefined {
  const [, ...parts] = name.split(":");
  const inWords = parts.at(-1) === "words";
  const list = parts.find((part) => part !== "words");
  const value = list ? whole[list as keyof typeof whole] : Object.values(whole).find(Array.isArray);
  if (!Array.isArray(value)) return undefined;
  const count = value.length;
  return (inWords && wordsOf(seo.language).numbers[count]) || String(count);
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
