import type { z } from "zod";
import { mapTexts } from "../../engine/document/text-fields.ts";
import { isLostWithout, tellFacts } from "../../engine/facts/tell-facts.ts";
import { remove } from "../fitting/sample-words.ts";

/** Of whom nothing is known but that they have a name. */
const somebody = { facts: { name: "Somebody" }, seo: { language: "en-US" } };

/**
 * `value`, which `schema` takes, with its texts as `tell` tells them; undefined where they have no room for that. A text that nobody
 * could do without where a fact is missing says who it is instead.
 */
export function cleanText<Value extends object>(
  schema: z.ZodType,
  value: Value,
  tell: (text: string) => string,
): Value | undefined {
  const said = mapTexts(schema, value, (text, { maxLength = Number.POSITIVE_INFINITY }, place) => {
    const told = tell(text);
    if (told === text) return text;
    // A reference may be longer than a short fact: the first one says what the text was about.
    const fitting = told.length <= maxLength ? told : (/\{\w+\}/.exec(told)?.[0] ?? told);
    return isNothing(fitting) && !isSpared(schema, value, place.split("/")) ? "{name}" : fitting;
  });
  return schema.safeParse(said).success ? (said as Value) : undefined;
}

/** `text`, or the name of whoever says it where nothing may be left of it. */
export function orName(text: string): string {
  return isNothing(text) ? "{name}" : text;
}

/** Whether all of a text goes where only the name is known. */
function isNothing(text: string): boolean {
  return (tellFacts({ text }, somebody) as { text?: string }).text === undefined;
}

/** Whether `schema` can do without what goes with the text at `place`. */
function isSpared(schema: z.ZodType, value: object, place: readonly string[]): boolean {
  const whole = isLostWithout(place.at(-1) ?? "") ? place.slice(0, -1) : place;
  return whole.length > 0 && schema.safeParse(remove(value, whole)).success;
}
