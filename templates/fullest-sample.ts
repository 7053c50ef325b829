import type { z } from "zod";
import { isText } from "../engine/document/text-fields.ts";

const words =
  "Donaudampfschifffahrt kept for whoever comes late or asks twice, with everything that was promised and some that was not".split(
    " ",
  );

type Definition = {
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  checks?: readonly { _zod: { def: { check: string; maximum?: number } } }[];
};

/**
 * `value`, which `schema` takes, with every text as long and every list as full as the schema allows: the most that a
 * design must hold. What `value` leaves out stays out.
 */
export function fullest<Props extends object>(schema: z.ZodType<Props>, value: Props): Props {
  return fill(schema, value, 0) as Props;
}

function fill(schema: z.ZodType, value: unknown, turn: number): unknown {
  const { shape, element, innerType } = schema.def as unknown as Definition;
  if (innerType) return value === undefined ? undefined : fill(innerType, value, turn);
  if (typeof value === "string") return isText(schema) ? longText(maximumOf(schema) ?? 80, turn) : value;
  if (Array.isArray(value) && element) {
    const length = Math.max(value.length, maximumOf(schema) ?? 0);
    return Array.from({ length }, (_, index) => fill(element, value[index % value.length], turn + index));
  }
  if (typeof value !== "object" || value === null || !shape) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, shape[key] ? fill(shape[key], item, turn) : item]),
  );
}

function maximumOf(schema: z.ZodType): number | undefined {
  const { checks = [] } = schema.def as unknown as Definition;
  return checks.find(({ _zod }) => _zod.def.check === "max_length")?._zod.def.maximum;
}

/** A text of exactly `length` characters that begins with a long word, and otherwise with every `turn`. */
function longText(length: number, turn: number): string {
  const first = String.fromCharCode(65 + (turn % 26)) + (words[0] ?? "").slice(1);
  const rest = Array.from(
    { length: Math.ceil(length / 3) },
    (_, index) => words[1 + (index % (words.length - 1))],
  );
  const text = [first, ...rest].join(" ").slice(0, length);
  return text.endsWith(" ") ? `${text.slice(0, -1)}.` : text;
}
