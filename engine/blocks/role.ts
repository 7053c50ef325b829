import { z } from "zod";
import { textOf } from "./fields.ts";

/** The kinds of records that blocks show. What a list of one design has for a role, a list of another can take. */
export const roles = [
  "offers",
  "reasons",
  "figures",
  "steps",
  "dates",
  "people",
  "stories",
  "quotes",
  "questions",
  "pictures",
] as const;

export type Role = (typeof roles)[number];

/** What a record may say; all but its title is more than many have. */
export const parts = [
  "title",
  "text",
  "price",
  "unit",
  "note",
  "badge",
  "points",
  "value",
  "when",
  "by",
  "rating",
  "caption",
  "picture",
  "link",
] as const;

export type Part = (typeof parts)[number];

/** A text of at most `max` characters that is the `part` of a record. */
export function part(name: Part, max: number) {
  return textOf(max).meta({ textClass: "role", part: name });
}

/**
 * A list of records of one `role`: between `min` (1 unless told) and `max` items, as many as the design holds. A picture
 * or a link within an item is the record's own.
 */
export function records<Item extends z.ZodObject>(
  role: Role,
  item: Item,
  { min = 1, max }: { min?: number; max: number },
): z.ZodArray<Item> {
  return z.array(item).min(min).max(max).meta({ role });
}

/** A block that is one record of `role` by itself. */
export function record<Item extends z.ZodObject>(role: Role, item: Item): Item {
  return item.meta({ role });
}
