import { hasAtMost } from "../../../engine/language/count-characters.ts";

/** JSON Schema (2020-12) as `contract/describe-design.ts` gives it: what forms read of it. */
export type FormSchema = {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, FormSchema>>;
  readonly required?: readonly string[];
  readonly items?: FormSchema | boolean;
  readonly prefixItems?: readonly FormSchema[];
  readonly anyOf?: readonly FormSchema[];
  readonly oneOf?: readonly FormSchema[];
  readonly enum?: readonly (string | number)[];
  readonly const?: unknown;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** How many decimals of what people write the whole number counts (`engine/blocks/fields.ts`). */
  readonly decimals?: number;
  /** What the text means (`engine/blocks/fields.ts`). */
  readonly textClass?: string;
};

/** What a field is to a person; `hidden` is for machines alone. */
export type FieldKind =
  | "text"
  | "address"
  | "number"
  | "switch"
  | "choice"
  | "link"
  | "picture"
  | "list"
  | "group"
  | "hidden";

/** The schema of what stands there, of those that may. */
export function schemaOf(schema: FormSchema, value: unknown): FormSchema {
  const options = schema.anyOf ?? schema.oneOf;
  if (!options) return schema;
  const fits = (option: FormSchema) => {
    if (option.const !== undefined) return option.const === value;
    if (Array.isArray(value)) return option.type === "array";
    if (typeof value === "object" && value !== null)
      return option.type === "object" && hasFields(option, value);
    if (typeof value === "number") return option.type === "number" || option.type === "integer";
    return option.type === typeof value;
  };
  const found = options.find(fits) ?? options[0] ?? {};
  return found.anyOf || found.oneOf ? schemaOf(found, value) : found;
}

function hasFields({ properties = {}, required = [] }: FormSchema, value: object): boolean {
  return required.every((name) => name in value) && Object.keys(value).every((name) => name in properties);
}

/** Fields that say something to machines alone, whatever they take. */
const forMachines: ReadonlySet<string | number> = new Set(["means", "isNeutral", "autocomplete"]);

export function isForPeople(name: string | number): boolean {
  return !forMachines.has(name);
}

/** What the field is to a person. Numbers without bounds are measures of a drawing, except in records (`isRecord`). */
export function kindOf(schema: FormSchema, isRecord = false): FieldKind {
  const { type, properties, enum: values, pattern = "", const: only } = schema;
  if (only !== undefined) return "hidden";
  if (values) return "choice";
  switch (type) {
    case "string":
      return pattern.includes("mailto:") ? "address" : "text";
    case "boolean":
      return "switch";
    case "integer":
    case "number":
      return isRecord || (schema.maximum !== undefined && schema.maximum < 1e9) ? "number" : "hidden";
    case "array":
      return typeof schema.items === "object" ? "list" : "hidden";
    case "object":
      if (!properties) return "hidden";
      if (properties.widths && properties.path) return "picture";
      return properties.label && properties.href && !properties.value ? "link" : "group";
    default:
      return "hidden";
  }
}

/** Whether people read it: a text, and no choice, address or pattern. The places of such are what samples are known by. */
export function isRead({ type, pattern, format, enum: values, const: only }: FormSchema): boolean {
  return type === "string" && !pattern && !format && !values && only === undefined;
}

/** Every place in `value` where a text stands that people read ("services/0/title"). */
export function readPlaces(schema: FormSchema, value: unknown, at = ""): string[] {
  const found = schemaOf(schema, value);
  if (typeof value === "string") return isRead(found) ? [at] : [];
  const inner = (name: string | number) => (at === "" ? String(name) : `${at}/${name}`);
  if (Array.isArray(value)) {
    const { items, prefixItems } = found;
    return value.flatMap((item, index) => {
      const schemaOfItem = prefixItems?.[index] ?? (typeof items === "object" ? items : {});
      return readPlaces(schemaOfItem, item, inner(index));
    });
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    found.properties?.[name] ? readPlaces(found.properties[name], item, inner(name)) : [],
  );
}

/**
 * Lists whose length hangs together with something else in their section, by rules that JSON Schema cannot say: how many
 * things they hold stays as it is here.
 */
const lengthsThatHang: ReadonlySet<string> = new Set([
  "art/roster artists",
  "data-table columns",
  "data-table cells",
  "luxury/collections collections",
  "nonprofit/dollar parts",
  "tech/flame rows",
  "travel/voyages voyages",
]);

/** Whether things may be added to the list at `path` of a section, and taken away from it. */
export function hasFreeLength(type: string, path: readonly (string | number)[]): boolean {
  return !path.some((name) => lengthsThatHang.has(`${type} ${name}`));
}

/**
 * An item for `list` that is like its last one: whatever its block asks of an item, that has. Where items have a name of
 * their own, it gets the next one that is free.
 */
export function itemLikeLast(list: readonly unknown[]): unknown {
  const item = structuredClone(list.at(-1));
  if (typeof item !== "object" || item === null) return item;
  for (const name of ["id", "name", "key"]) {
    const own = (item as Record<string, unknown>)[name];
    if (typeof own !== "string" || !/^[a-z\d][\w-]*$/i.test(own)) continue;
    const taken = new Set(list.map((one) => (one as Record<string, unknown>)[name]));
    if (taken.size < list.length) continue;
    const stem = own.replace(/\d+$/, "");
    let number = 2;
    while (taken.has(`${stem}${number}`)) number += 1;
    Object.assign(item, { [name]: `${stem}${number}` });
  }
  return item;
}

/** What is wrong with a text, as a word of the form's; undefined where the schema takes it. */
export function faultOf(
  { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern, format }: FormSchema,
  text: string,
): "empty" | "long" | "braces" | "form" | undefined {
  if (text.length < minLength) return "empty";
  if (!hasAtMost(text, maxLength)) return "long";
  if (/^\{collection:/.test(text)) return "braces";
  if (pattern && !new RegExp(pattern, "u").test(text)) return "form";
  if (format === "email" && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return "form";
  return undefined;
}
