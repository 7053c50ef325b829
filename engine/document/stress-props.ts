import type { z } from "zod";
import { picture } from "../blocks/fields.ts";
import { type StressKind, stressText } from "./stress-texts.ts";
import { boundsOf, definitionOf, isText, textPlaces } from "./text-fields.ts";

/** The most that a list is tried with: of long items a dozen shows what more of them would. */
const longest = { many: 47, most: 12 };

/**
 * Props that try a block: `sample`, which `schema` takes, with every text and list as `kind` wants them. What is optional
 * goes with `least` and comes with `most`, as far as it can be made up; choices, pictures, numbers and addresses stay those
 * of the sample, and so does the length of a list that the schema binds to something else. Throws when the sample itself
 * is not what the schema takes.
 */
export function stressProps<Props extends object>(
  schema: z.ZodType<Props>,
  sample: Props,
  kind: StressKind,
): Props {
  const whole = schema.safeParse(stressed(schema, sample, kind, () => true));
  if (whole.success) return whole.data;
  // Something holds lists together (a table's rows and columns): as many of them are changed as can be by themselves.
  const free = new Set<z.ZodType>();
  for (const list of listsOf(schema)) {
    free.add(list);
    if (!schema.safeParse(stressed(schema, sample, kind, (one) => free.has(one))).success) free.delete(list);
  }
  return schema.parse(stressed(schema, sample, kind, (one) => free.has(one)));
}

function stressed(
  root: z.ZodType,
  sample: unknown,
  kind: StressKind,
  isFree: (list: z.ZodType) => boolean,
): unknown {
  return stressedValue(root, sample);

  /** `undefined` where nothing can be made up. */
  function stressedValue(schema: z.ZodType, value: unknown): unknown {
    const { type, innerType, shape, element, items, valueType, options, values, entries } =
      definitionOf(schema);
    if (schema === picture) return value;
    if (isText(schema))
      return kind === "many" && value !== undefined ? value : stressText(kind, boundsOf(schema));
    if (type === "optional" || type === "nullable") return innerType && optionalOf(innerType, value);
    if (innerType) return stressedValue(innerType, value);
    if (shape) return objectOf(shape, value);
    if (element) return listOf(schema, element, value);
    if (items) return tupleOf(items, value);
    if (options) return optionOf(options, value);
    if (valueType && typeof value === "object" && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([key, item]) => [key, stressedValue(valueType, item)]),
      );
    if (value !== undefined) return value;
    if (type === "literal") return values?.[0];
    if (type === "enum") return Object.values(entries ?? {})[0];
    return type === "string" && schema.safeParse("/").success ? "/" : undefined;
  }

  function optionalOf(inner: z.ZodType, value: unknown): unknown {
    if (kind === "least") return undefined;
    const isBound = definitionOf(inner).type === "array" && !isFree(inner);
    const isMadeUp = kind === "most" && !isBound && textPlaces(inner).length > 0;
    return value === undefined && !isMadeUp ? undefined : stressedValue(inner, value);
  }

  function objectOf(shape: Record<string, z.ZodType>, value: unknown): object | undefined {
    const known = (value ?? {}) as Record<string, unknown>;
    const filled = Object.entries(shape).map(
      ([key, child]) => [key, stressedValue(child, known[key]), child] as const,
    );
    const lacks = filled.some(([, item, child]) => item === undefined && !child.safeParse(undefined).success);
    if (value === undefined && lacks) return undefined;
    return Object.fromEntries(filled.flatMap(([key, item]) => (item === undefined ? [] : [[key, item]])));
  }

  function tupleOf(items: readonly z.ZodType[], value: unknown): unknown[] | undefined {
    const known = Array.isArray(value) ? value : [];
    const filled = items.map((item, index) => stressedValue(item, known[index]));
    return value === undefined && filled.includes(undefined) ? undefined : filled;
  }

  function listOf(schema: z.ZodType, element: z.ZodType, value: unknown): unknown[] | undefined {
    const known = Array.isArray(value) ? value : [];
    if (textPlaces(element).length === 0) return value as unknown[] | undefined;
    const length = isFree(schema)
      ? lengthOf(schema, known.length)
      : Math.max(known.length, boundsOf(schema).min);
    const list = Array.from({ length }, (_, index) =>
      stressedValue(element, known[index % (known.length || 1)]),
    );
    return list.includes(undefined) ? undefined : list;
  }

  function lengthOf(schema: z.ZodType, known: number): number {
    const { min, max } = boundsOf(schema);
    if (kind === "least") return min;
    // A list without an end has it elsewhere.
    if (max === Number.POSITIVE_INFINITY) return known;
    if (kind !== "most" && kind !== "many") return Math.max(known, min);
    // Of lists within lists the inner one grows.
    const inner = listsOf(schema).slice(1);
    const grows = inner
      .map((list) => boundsOf(list).max)
      .some((most) => most >= longest[kind] && most < Infinity);
    if (grows) return Math.max(known, min);
    return Math.min(Math.max(longest[kind], min), max);
  }

  function optionOf(options: readonly z.ZodType[], value: unknown): unknown {
    const lists = options.filter((option) => definitionOf(option).type === "array");
    // In place of a list of its own the sample may name one of the facts'.
    const [list] = typeof value === "string" || value === undefined ? lists : [];
    if (list) return stressedValue(list, undefined) ?? value;
    const option = options.find((one) => one.safeParse(value).success) ?? options[0];
    return option && stressedValue(option, value);
  }
}

function listsOf(schema: z.ZodType): z.ZodType[] {
  const { shape, element, innerType, options = [] } = definitionOf(schema);
  const children = [
    ...Object.values(shape ?? {}),
    ...[element, innerType].filter((one) => one !== undefined),
    ...options,
  ];
  return [...(element ? [schema] : []), ...children.flatMap(listsOf)];
}
