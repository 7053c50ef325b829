import { collectionNamed } from "../facts/references.ts";
import type { Source } from "./resolve.ts";

/** What a value counts beside its letters: it becomes an element, or a part of one. */
const ofValue = 20;

/** Of what stands for a whole list or record a view shows a part, as a rule: only its copy is made in any case. */
const copied = 0.001;

/**
 * How much there is to draw in `value`, in letters, once `resolve` has put in what it names; without putting it in, because a
 * few names of long texts come to more than any server could hold.
 */
export function weigh(value: unknown, source: Omit<Source, "base">): number {
  const known = new Map<string, number>();

  function of(one: unknown, at: Omit<Source, "base">): number {
    if (typeof one === "string") return ofValue + ofText(one, at);
    if (typeof one !== "object" || one === null) return ofValue;
    let sum = ofValue;
    for (const item of Object.values(one)) sum += of(item, at);
    return sum;
  }

  function ofText(text: string, { collections, record }: Omit<Source, "base">): number {
    if (!text.startsWith("{") && !text.includes("{record.")) return text.length;
    const name = collectionNamed(text);
    if (text !== "{record}" && !name) return text.length + ofFields(text, record);
    // As often as it stands there it is counted once: what it is depends on where it is looked up alone.
    const key = `${text} ${collections !== undefined} ${record !== undefined}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const sum = name
      ? of(collections && Object.hasOwn(collections, name) ? collections[name] : undefined, { record })
      : of(record, { collections });
    known.set(key, sum * copied);
    return sum * copied;
  }

  return of(value, source);
}

function ofFields(text: string, record: object | undefined): number {
  let sum = 0;
  for (const [, field = ""] of text.matchAll(/\{record\.(\w+)\}/g)) {
    const said = record && Object.hasOwn(record, field) ? record[field as keyof typeof record] : undefined;
    if (typeof said === "string") sum += (said as string).length;
  }
  return sum;
}
