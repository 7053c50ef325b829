import { z } from "zod";
import { link, picture } from "../../engine/blocks/fields.ts";
import { part, records } from "../../engine/blocks/role.ts";

export const categories = ["Digital", "Photography", "Painting"] as const;

/** A work that only its own block shows needs no name, and hangs without one where nobody can look at it closely. */
const hung = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z\d][a-z\d-]{0,39}$/)
    .optional(),
  title: part("title", 80),
  artist: part("by", 40).optional(),
  year: z.int().min(1).max(2100).optional(),
  medium: part("note", 60).optional(),
  /** What is made more than once says how often. */
  edition: part("unit", 30).optional(),
  /** In centimeters. What has no measures hangs in a size of the house; `depth` is how far a work comes off the wall. */
  width: z.number().min(5).max(600).optional(),
  height: z.number().min(5).max(280).optional(),
  depth: z.number().min(1).max(300).optional(),
  /** In whole units of the currency. */
  price: z.int().min(0).max(99_999_999).optional(),
  /** The price in words, where it is no mere number: "from $40". */
  asking: part("price", 30).optional(),
  isSold: z.boolean().optional(),
  category: z.enum(categories).optional(),
  /** Of the few to begin with. */
  featured: z.boolean().optional(),
  likes: z.int().min(0).optional(),
  views: z.int().min(0).optional(),
  /** Without one its title is lettered on a sheet. */
  picture: picture.optional(),
  /** What one notices on standing before it for a while. */
  note: part("text", 320).optional(),
  link: link.optional(),
});

const work = hung.required({ id: true });

/** As a block has it, be it of the collection or its own. */
export type Work = z.infer<typeof hung>;

/** What the records of each collection are. */
export const artCollections = { works: work };

/** The works of the house, or some that only this block shows. */
export const works = z.union([z.literal("{collection:works}"), records("offers", hung, { max: 24 })]);
