import { z } from "zod";
import { bespoke, inParts, labelText, picture } from "../../engine/blocks/fields.ts";
import { part, records } from "../../engine/blocks/role.ts";

const id = z.string().regex(/^[a-z\d][a-z\d-]*$/, "must be letters, digits and hyphens");
/** In cents, so that sums are exact. */
const cents = inParts(z.int().min(0).max(100_000_000), 2);
const size = labelText(12);

const sizeGuide = z.strictObject({
  /** What is measured: the heads of the columns. */
  measures: z.array(labelText(16)).min(1).max(4),
  /** For each size its measures, in the order of the columns. */
  rows: z.array(z.strictObject({ size, values: z.array(bespoke(12)).min(1).max(4) })).max(8),
});

const product = z.strictObject({
  /** The end of its page's address. */
  id,
  name: part("title", 24),
  price: cents,
  /** What it cost before the sale. */
  originalPrice: cents.optional(),
  /** Without one a length of cloth hangs in its place. */
  image: picture.optional(),
  /** Those of its own page, the one that lists show first. */
  images: z.array(picture).max(6).optional(),
  category: labelText(20),
  color: labelText(20),
  sizes: z.array(size).min(1).max(8),
  /** Out of five. */
  rating: z.number().min(0).max(5).optional(),
  reviews: z.int().min(0).optional(),
  isNew: z.boolean(),
  isBestseller: z.boolean(),
  isOnSale: z.boolean(),
  inStock: z.boolean(),
  /** What search engines say of it: a sentence or two. */
  summary: part("note", 200).optional(),
  description: part("text", 320).optional(),
  material: part("note", 140).optional(),
  care: part("note", 140).optional(),
  features: z.array(part("points", 60)).max(6).optional(),
  sizeGuide: sizeGuide.optional(),
});

/** A piece in one size, as it lies in a cart. */
const chosen = z.strictObject({
  /** The piece's. */
  id,
  size,
  quantity: z.int().min(1),
});

/** What the records of each collection are. */
export const fashionCollections = {
  products: product,
  /** What lies in the cart when a visit begins. */
  cart: chosen,
  /** What is wished for when a visit begins. */
  wishlist: z.strictObject({ id }),
};

export type Product = z.infer<typeof product>;
export type Chosen = z.infer<typeof chosen>;
export type Wish = { id: string };

/** In the props of a block: all pieces, or those that stand there. */
export const products = z.union([z.literal("{collection:products}"), z.array(product)]);

/** The same where they are what the block says. */
export const shownProducts = z.union([
  z.literal("{collection:products}"),
  records("offers", product, { min: 0, max: 60 }),
]);

/** In the props of a block on a piece's own page: that piece. */
export const ownProduct = z.union([z.literal("{record}"), product]);

/** What a visit begins with. */
export const begun = z.strictObject({
  cart: z.union([z.literal("{collection:cart}"), z.array(chosen)]),
  wishlist: z.union([z.literal("{collection:wishlist}"), z.array(fashionCollections.wishlist)]),
});

export type Begun = { cart: readonly Chosen[]; wishlist: readonly Wish[] };
