import { z } from "zod";
import { picture } from "../../engine/blocks/fields.ts";
import { part, records } from "../../engine/blocks/role.ts";

export const categories = ["Digital", "Photography", "Painting"] as const;

const work = z.strictObject({
  id: z.string().regex(/^[a-z\d][a-z\d-]{0,39}$/),
  title: part("title", 60),
  artist: part("by", 40).optional(),
  year: z.int().min(1).max(2100).optional(),
  medium: part("note", 60).optional(),
  /** What is made more than once says how often. */
  edition: part("unit", 30).optional(),
  /** In centimeters, without which nothing hangs at its true size; `depth` is how far a work comes off the wall. */
  width: z.number().min(5).max(600),
  height: z.number().min(5).max(280),
  depth: z.number().min(1).max(300).optional(),
  /** In whole units of the currency. */
  price: z.int().min(0).max(99_999_999).optional(),
  isSold: z.boolean().optional(),
  category: z.enum(categories).optional(),
  /** Of the few to begin with. */
  featured: z.boolean().optional(),
  likes: z.int().min(0).optional(),
  views: z.int().min(0).optional(),
  picture,
  /** What one notices on standing before it for a while. */
  note: part("text", 240).optional(),
});

export type Work = z.infer<typeof work>;

/** What the records of each collection are. */
export const artCollections = { works: work };

/** The works of the house, or some that only this block shows. */
export const works = z.union([z.literal("{collection:works}"), records("offers", work, { max: 24 })]);
