import type { z } from "zod";
import type { TextClass } from "../blocks/fields.ts";
import type { Part, Role } from "../blocks/role.ts";

/** What a schema says of a field beside its type. */
export type FieldMeta = { textClass?: TextClass; part?: Part; role?: Role; maxLength?: number };

/** What a schema is made of: the parts of zod's own definition that are read here. */
export type Definition = {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  valueType?: z.ZodType;
  options?: readonly z.ZodType[];
  items?: readonly z.ZodType[];
  checks?: readonly {
    _zod: { def: { check: string; minimum?: number; maximum?: number; length?: number } };
  }[];
  values?: readonly unknown[];
  entries?: Record<string, string>;
  format?: string;
};

/**
 * Whether people read what the schema takes: a text, that is, and no choice, address, number or pattern. `alt` is one,
 * though pictures are written by machine.
 */
export function isText(schema: z.ZodType): boolean {
  const { type, checks = [], format } = definitionOf(schema);
  return type === "string" && !format && !checks.some(({ _zod }) => _zod.def.check === "string_format");
}

export function metaOf(schema: z.ZodType): FieldMeta {
  return (schema.meta() ?? {}) as FieldMeta;
}

/** Every place of a schema where a text may stand, by its path; items of lists are `*`. */
export function textPlaces(
  schema: z.ZodType,
  path: readonly string[] = [],
): { path: string; meta: FieldMeta }[] {
  if (isText(schema)) return [{ path: path.join("."), meta: metaOf(schema) }];
  return childrenOf(schema).flatMap(({ key, schema: child }) =>
    textPlaces(child, key === undefined ? path : [...path, key]),
  );
}

/** The places of a schema, by path, whose texts have no class: nobody knows what becomes of them in another design. */
export function unclassed(schema: z.ZodType): string[] {
  return textPlaces(schema).flatMap(({ path, meta }) => (meta.textClass ? [] : [path]));
}

/** How long a text (in characters as people count them) or a list may be. */
export function boundsOf(schema: z.ZodType): { min: number; max: number } {
  const checks = (definitionOf(schema).checks ?? []).map(({ _zod }) => _zod.def);
  const min = checks.map(({ minimum, length }) => minimum ?? length ?? 0);
  const max = checks.map(({ maximum, length }) => maximum ?? length ?? Number.POSITIVE_INFINITY);
  const { maxLength = Number.POSITIVE_INFINITY } = metaOf(schema);
  return { min: Math.max(0, ...min), max: Math.min(maxLength, ...max) };
}

/**
 * A copy of `value`, which `schema` takes, with `change` done to each of its texts; `place` says where the text stands in
 * the value ("services/0/title").
 */
export function mapTexts(
  schema: z.ZodType,
  value: unknown,
  change: (text: string, meta: FieldMeta, place: string) => string,
  at: readonly (string | number)[] = [],
): unknown {
  const { shape, element, innerType, valueType, options, items } = definitionOf(schema);
  if (value === undefined || value === null) return value;
  if (typeof value === "string") {
    if (isText(schema)) return change(value, metaOf(schema), at.join("/"));
    const inner = innerType ?? options?.find((option) => option.safeParse(value).success);
    return inner ? mapTexts(inner, value, change, at) : value;
  }
  if (innerType) return mapTexts(innerType, value, change, at);
  if (options) {
    const option = options.find((one) => one.safeParse(value).success);
    return option ? mapTexts(option, value, change, at) : value;
  }
  if (Array.isArray(value))
    return value.map((item, index) =>
      mapTexts(element ?? items?.[index] ?? schema, item, change, [...at, index]),
    );
  if (typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const child = shape?.[key] ?? valueType;
      return [key, child ? mapTexts(child, item, change, [...at, key]) : item];
    }),
  );
}

/** Every text of `value`, which `schema` takes, by its place ("services/0/title"). */
export function textsOf(schema: z.ZodType, value: unknown): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  mapTexts(schema, value, (text, _, place) => {
    texts.set(place, text);
    return text;
  });
  return texts;
}

function childrenOf(schema: z.ZodType): { key?: string; schema: z.ZodType }[] {
  const { shape, element, innerType, valueType, options = [], items = [] } = definitionOf(schema);
  if (shape) return Object.entries(shape).map(([key, child]) => ({ key, schema: child }));
  if (element) return [{ key: "*", schema: element }];
  if (valueType) return [{ key: "*", schema: valueType }];
  if (innerType) return [{ schema: innerType }];
  return [
    ...options.map((option) => ({ schema: option })),
    ...items.map((item, index) => ({ key: String(index), schema: item })),
  ];
}

export function definitionOf(schema: z.ZodType): Definition {
  return schema.def as unknown as Definition;
}
