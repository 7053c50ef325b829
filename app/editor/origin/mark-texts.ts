import { isWhole } from "../../../engine/facts/references.ts";
import { type FormSchema, readPlaces } from "../form/form-schema.ts";
import { marked } from "./marks.ts";

/**
 * `value`, which `schema` takes, with each text that people read between marks, and the places of these ("services/0/title"), of
 * which the first has the number `first`.
 */
export function markTexts<Value>(
  value: Value,
  schema: FormSchema,
  first: number,
): { value: Value; places: readonly string[] } {
  const places = readPlaces(schema, value);
  const numbers = new Map(places.map((place, index) => [place, first + index]));
  return { value: markIn(value, "", numbers) as Value, places };
}

function markIn(value: unknown, at: string, numbers: ReadonlyMap<string, number>): unknown {
  if (typeof value === "string") {
    const number = numbers.get(at);
    // What stands for a whole list must be found by those who put it in its place.
    return number === undefined || isWhole(value) ? value : marked(value, number);
  }
  const inner = (name: string | number) => (at === "" ? String(name) : `${at}/${name}`);
  if (Array.isArray(value)) return value.map((item, index) => markIn(item, inner(index), numbers));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, markIn(item, inner(name), numbers)]),
  );
}
