import { countMoved } from "./count-moved.ts";
import { isSame } from "./is-same.ts";

/** How much of what a section says and shows has changed, as people count it. */
export type Counts = {
  texts: number;
  pictures: number;
  links: number;
  /** Items of lists. */
  added: number;
  removed: number;
  moved: number;
  /** Numbers, compositions, what is switched on or off. */
  details: number;
};

type Fields = Readonly<Record<string, unknown>>;
type List = readonly unknown[];

/** What nobody sees: what a link means and a picture shows is said for machines, and places are found by their keys. */
const unseen = new Set(["means", "isNeutral"]);

/** A choice among names that no visitor reads, such as a composition. */
const choice = /^[a-z]+(-[a-z\d]+)*$/;

/** What of `after` is otherwise than in `before` (props both, or parts of them), added to `counts`. */
export function countChanges(
  before: unknown,
  after: unknown,
  counts: Counts = noCounts(),
  name = "",
): Counts {
  if (unseen.has(name) || isSame(before, after)) return counts;
  if (isPicture(before) || isPicture(after)) counts[isOnlyAlt(before, after) ? "texts" : "pictures"] += 1;
  else if (isList(before) || isList(after)) countItems(before, after, counts);
  else if (isLink(before) !== isLink(after)) counts.links += 1;
  else if (isFields(before) || isFields(after)) countFields(before, after, counts);
  else if (name === "href") counts.links += 1;
  else counts[isChoice(before) && isChoice(after) ? "details" : "texts"] += 1;
  return counts;
}

export function noCounts(): Counts {
  return { texts: 0, pictures: 0, links: 0, added: 0, removed: 0, moved: 0, details: 0 };
}

function countFields(before: unknown, after: unknown, counts: Counts): void {
  const [was, is] = [isFields(before) ? before : {}, isFields(after) ? after : {}];
  for (const name of new Set([...Object.keys(was), ...Object.keys(is)])) {
    countChanges(own(was, name), own(is, name), counts, name);
  }
}

/** Items that stayed the same are known again wherever they are; of the others, those that stand in each other's place were changed. */
function countItems(before: unknown, after: unknown, counts: Counts): void {
  const [was, is]: [List, List] = [isList(before) ? before : [], isList(after) ? after : []];
  const places = new Map<string, number[]>();
  for (const [place, item] of was.entries()) {
    const key = JSON.stringify(item);
    places.set(key, [...(places.get(key) ?? []), place]);
  }
  const stayed: number[] = [];
  const come: unknown[] = [];
  for (const item of is) {
    const place = places.get(JSON.stringify(item))?.shift();
    if (place === undefined) come.push(item);
    else stayed.push(place);
  }
  const kept = new Set(stayed);
  const gone = was.filter((_, place) => !kept.has(place));
  counts.moved += countMoved(stayed);
  const changed = Math.min(gone.length, come.length);
  for (let place = 0; place < changed; place += 1) countChanges(gone[place], come[place], counts);
  for (const item of come.slice(changed)) counts[kindOf(item) ?? "added"] += 1;
  for (const item of gone.slice(changed)) counts[kindOf(item) ?? "removed"] += 1;
}

/** What an item is called that is more than an entry of its list. */
function kindOf(item: unknown): "texts" | "pictures" | "links" | undefined {
  if (typeof item === "string") return "texts";
  if (isPicture(item)) return "pictures";
  return isLink(item) ? "links" : undefined;
}

function isChoice(value: unknown): boolean {
  return typeof value === "string" ? choice.test(value) : true;
}

function isOnlyAlt(before: unknown, after: unknown): boolean {
  return isFields(before) && isFields(after) && isSame({ ...before, alt: "" }, { ...after, alt: "" });
}

function isPicture(value: unknown): boolean {
  return isFields(value) && typeof own(value, "path") === "string" && isList(own(value, "widths"));
}

function isLink(value: unknown): boolean {
  return isFields(value) && typeof own(value, "href") === "string" && typeof own(value, "label") === "string";
}

function isList(value: unknown): value is List {
  return Array.isArray(value);
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function own(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}
