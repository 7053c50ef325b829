import { z } from "zod";
import { labelText } from "../../../engine/blocks/fields.ts";

/** What stands beside a price, the first two only read aloud. */
export const priceWords = z.strictObject({
  before: labelText(20),
  now: labelText(20),
  /** `{=percent}`: by how much it is reduced. */
  off: labelText(24),
});

/** What every list says of its pieces. */
export const pieceWords = z.strictObject({
  sale: labelText(16),
  new: labelText(16),
  bestseller: labelText(16),
  outOfStock: labelText(24),
  /** Leads to the piece, as a size has to be chosen there; `of` is only read aloud, of `{=piece}`. */
  choose: labelText(24),
  of: labelText(40),
  /** `{=rating}` out of five, and from how many `{=reviews}`. */
  rating: labelText(24),
  reviews: labelText(24),
  price: priceWords,
});

/** How a size is written within a sentence. */
export const sizeWords = z.strictObject({
  /** Of `{=size}`. */
  size: labelText(24),
  /** The size of pieces that have only one, as their records have it. */
  oneSize: labelText(12),
});

/** What the buttons beside a count are called, of `{=what}` they change. */
export const quantityWords = z.strictObject({ less: labelText(60), more: labelText(60) });

export type PriceWords = z.infer<typeof priceWords>;
export type PieceWords = z.infer<typeof pieceWords>;
export type SizeWords = z.infer<typeof sizeWords>;
export type QuantityWords = z.infer<typeof quantityWords>;
