import { collectionNamed } from "../facts/references.ts";
import { resolveHref } from "./resolve-href.ts";

/** A record of a collection: what a template's own schema says, with an `id` that its address ends with. */
export type SiteRecord = { id: string };

/** Where what texts refer to comes from, and where the site is shown. */
export type Source = {
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

/**
 * A copy of `value` (plain data of a document that has told its facts) as it is shown: `{collection:products}` and
 * `{record}` are replaced by what they name, `{record.title}` within a text by that field of the record, and links to the
 * site's own pages begin at `source.base`.
 */
export function resolve<Value extends object>(value: Value, source: Source): Resolved<Value> {
  return resolveValue(value, "", source) as Resolved<Value>;
}

function resolveValue(value: unknown, key: string, source: Source): unknown {
  if (typeof value === "string") return resolveString(value, key, source);
  if (Array.isArray(value)) return value.map((item) => resolveValue(item, key, source));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, resolveValue(item, name, source)]),
  );
}

function resolveString(text: string, key: string, source: Source): unknown {
  if (key === "href") return resolveHref(text, source.base);
  if (!text.startsWith("{") && !text.includes("{record.")) return text;
  const { base, record, collections } = source;
  // What records refer to is looked up once: they may name each other, and themselves.
  if (text === "{record}") return resolveValue(record, key, { base, collections });
  const name = collectionNamed(text);
  if (name) return resolveValue(own(collections, name), key, { base, record });
  return text.replace(/\{record\.(\w+)\}/g, (_, field) => saidOf(own(record, field)));
}

/** What `holder` itself has under a name that a document made up: nothing that every object has. */
function own(holder: object | undefined, name: string): unknown {
  return holder && Object.hasOwn(holder, name) ? holder[name as keyof typeof holder] : undefined;
}

/** What a record holds under a name, as it is read within a text: words and numbers. */
function saidOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
