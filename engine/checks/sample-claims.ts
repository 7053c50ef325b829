import type { z } from "zod";
import type { AnyBlockDefinition, Block } from "../blocks/block.ts";
import type { Role } from "../blocks/role.ts";
import type { SiteDocument } from "../document/site-document.ts";
import { definitionOf, isText, metaOf } from "../document/text-fields.ts";
import { collectionNamed, withReferences } from "../facts/references.ts";
import type { Rule } from "./finding.ts";

/** A text that says something that is true of one business alone. */
export type Claim = { rule: Rule; place: string };

type Collections = SiteDocument["collections"];
type At = readonly (string | number)[];

/**
 * Where the block says what somebody said, what something costs, how many there are of it, or where somebody is: what no
 * template can know of a business. What is told by the facts is true already.
 */
export function claimsOf(definition: AnyBlockDefinition, block: Block, collections: Collections): Claim[] {
  const claims: Claim[] = [];
  walk(definition.schema, block.props, undefined, [], collections, claims);
  for (const [list, says] of Object.entries(definition.says ?? {})) {
    const value = (block.props as Record<string, unknown>)[list];
    const records = typeof value === "string" ? recordsOf(value, collections) : value;
    const isPriced = Array.isArray(records) && records.some((one) => priceOf(says, one, block.props));
    if (isPriced) claims.push({ rule: "sample-prices", place: list });
  }
  return claims;
}

function walk(
  schema: z.ZodType,
  value: unknown,
  outer: Role | undefined,
  at: At,
  collections: Collections,
  claims: Claim[],
): void {
  if (value === undefined || value === null) return;
  const role = metaOf(schema).role ?? outer;
  const { shape, element, innerType, valueType, options, items } = definitionOf(schema);
  const go = (child: z.ZodType | undefined, item: unknown, key?: string | number) => {
    if (child) walk(child, item, role, key === undefined ? at : [...at, key], collections, claims);
  };
  if (innerType) go(innerType, value);
  else if (typeof value === "string") {
    const rule = isText(schema) ? ruleOf(schema, role, value) : undefined;
    if (rule) claims.push({ rule, place: at.join("/") });
    const list = options?.find((option) => definitionOf(option).element);
    const records = recordsOf(value, collections);
    // Of records that stand elsewhere the place is that of their list.
    if (list && records) for (const one of records) go(definitionOf(list).element, one);
    else go(fitting(options, value), value);
  } else if (options) go(fitting(options, value), value);
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) go(element ?? items?.[index], item, index);
  } else if (typeof value === "object") {
    for (const [key, item] of Object.entries(value)) go(shape?.[key] ?? valueType, item, key);
  }
}

function ruleOf(schema: z.ZodType, role: Role | undefined, text: string): Rule | undefined {
  const { textClass, part } = metaOf(schema);
  const own = withReferences(text, () => "");
  if (!/[\p{L}\d]/u.test(own)) return undefined;
  if (role === "quotes" && textClass === "role" && part !== "picture") return "sample-quotes";
  if (!/\d/.test(own) && !own.includes("@")) return undefined;
  if (part === "price") return "sample-prices";
  if (role === "figures" && part === "value") return "sample-figures";
  // Numbers of houses, telephones and licences.
  return textClass === "fact" ? "sample-address" : undefined;
}

function fitting(options: readonly z.ZodType[] | undefined, value: unknown): z.ZodType | undefined {
  return options?.find((option) => option.safeParse(value).success);
}

function recordsOf(text: string, collections: Collections): readonly unknown[] | undefined {
  const name = collectionNamed(text);
  return name && collections && Object.hasOwn(collections, name) ? collections[name] : undefined;
}

/** What a view says of a record may count on more than is there: then it says nothing. */
function priceOf(
  says: NonNullable<AnyBlockDefinition["says"]>[string],
  record: unknown,
  props: object,
): boolean {
  try {
    return says?.(record as never, props as never)?.price !== undefined;
  } catch {
    return false;
  }
}
