import { isWhole } from "../../../engine/facts/references.ts";
import { type FormSchema, readPlaces } from "../form/form-schema.ts";

/** Makes of a text one whose number can be told from it. */
export type Sign = (text: string, number: number) => string;

/**
 * `value`, which `schema` takes, with each text that people read signed by `sign`, and the places of these ("services/0/title"),
 * of which the first has the number `first`.
 */
export function markTexts<Value>(
  value: Value,
  schema: FormSchema,
  first: number,
  sign: Sign,
): { value: Value; places: readonly string[] } {
  const places = readPlaces(schema, value);
  const numbers = new Map(places.map((place, index) => [place, first + index]));
  return { value: markIn(value, "", numbers, sign) as Value, places };
}

function markIn(value: unknown, at: string, numbers: ReadonlyMap<string, number>, sign: Sign): unknown {
  if (typeof value === "string") {
    const number = numbers.get(at);
    // What stands for a whole list must be found by those who put it in its place.
    return number === undefined || isWhole(value) ? value : sign(value, number);
  }
  const inner = (name: string | number) => (at === "" ? String(name) : `${at}/${name}`);
  if (Array.isArray(value)) return value.map((item, index) => markIn(item, inner(index), numbers, sign));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, markIn(item, inner(name), numbers, sign)]),
  );
}
