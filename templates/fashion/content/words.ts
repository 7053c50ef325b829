import type { PieceWords, PriceWords, QuantityWords, SizeWords } from "../pieces/piece-words.ts";

/** What more than one block says in the same words. */
export const priceWords: PriceWords = { before: "Before", now: "now", off: "{=percent}% off" };

export const pieceWords: PieceWords = {
  sale: "Sale",
  new: "New",
  bestseller: "Bestseller",
  outOfStock: "Out of Stock",
  choose: "Choose a size",
  of: "of {=piece}",
  rating: "{=rating} of 5",
  reviews: "({=reviews} reviews)",
  price: priceWords,
};

export const sizeWords: SizeWords = { size: "size {=size}", oneSize: "One Size" };

export const quantityWords: QuantityWords = { less: "One less: {=what}", more: "One more: {=what}" };
