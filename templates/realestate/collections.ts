import { z } from "zod";
import { bespoke, inParts, labelText, picture } from "../../engine/blocks/fields.ts";
import { part, records } from "../../engine/blocks/role.ts";
import { planProps } from "./drawing/plan.props.ts";

/** What stands between a house and its next owner. */
export const statuses = ["sale", "offer", "sold"] as const;

const house = z.strictObject({
  /** The end of its page's address. */
  id: z.string().regex(/^[a-z\d][a-z\d-]*$/, "must be letters, digits and hyphens"),
  name: part("title", 40),
  type: labelText(20),
  beds: z.int().min(0).max(99),
  /** In cents: what is paid is never a fraction. */
  price: inParts(z.int().min(0), 2),
  status: z.enum(statuses),
  /** Of all floors, in square metres. */
  area: z.int().min(1),
  architect: part("by", 60).optional(),
  year: z.int().min(1000).max(2100).optional(),
  /** One line: what is true of this house and of no other. */
  line: part("text", 150),
  /** The model, from outside and from within. */
  image: picture.optional(),
  imageInside: picture.optional(),
  /** Where it stands on the map, which is 1000 by 720. */
  at: z.tuple([z.number().min(0).max(1000), z.number().min(0).max(720)]).optional(),
  /** What search engines say of it: a title, and a sentence or two. */
  headline: part("note", 90),
  summary: part("note", 200),
  lot: part("note", 60).optional(),
  baths: part("note", 12).optional(),
  /** What the model is made of, and at which scale. */
  model: part("note", 60).optional(),
  description: z.array(part("text", 420)).max(2).optional(),
  /** What the picture of the inside shows. */
  inside: part("caption", 90).optional(),
  plan: planProps.optional(),
});

/** What the records of each collection are. */
export const realestateCollections = { houses: house };

export type House = z.infer<typeof house>;
export type Status = House["status"];

/** In the props of a block: all houses, or those that stand there. */
export const houses = z.union([z.literal("{collection:houses}"), z.array(house)]);

/** The same where they are what the block says. */
export const shownHouses = z.union([
  z.literal("{collection:houses}"),
  records("offers", house, { min: 0, max: 60 }),
]);

/** In the props of a block on a house's own page: that house. */
export const ownHouse = z.union([z.literal("{record}"), house]);

/** What each status is called. */
export const statusWords = z.strictObject({ sale: labelText(20), offer: labelText(20), sold: labelText(20) });

/** How figures of a house are written. */
export const measureWords = z.strictObject({
  /** Of `{=beds}`: one, and more. */
  bed: labelText(20),
  beds: labelText(20),
  /** Of `{=metres}`: square metres, and with their `{=feet}`. */
  area: labelText(24),
  areaInBoth: labelText(40),
});

/** What stands on the map, in the order of its places; the last is the length of its scale bar. */
export const mapWords = z.strictObject({ names: z.array(bespoke(20)).max(8), scale: labelText(10) });

export type StatusWords = z.infer<typeof statusWords>;
export type MeasureWords = z.infer<typeof measureWords>;
export type MapWords = z.infer<typeof mapWords>;
