import { z } from "zod";
import { bespoke, inParts } from "../../engine/blocks/fields.ts";
import { part, records } from "../../engine/blocks/role.ts";

const coin = z.strictObject({
  /** As addresses say it. */
  id: z.string().regex(/^[a-z\d][a-z\d-]{0,11}$/),
  name: part("title", 14),
  symbol: bespoke(5),
  /** In ten-thousandths of a dollar, so that small coins have their four decimals and sums stay exact. */
  price: inParts(z.int().min(1).max(10_000_000_000), 4),
  /** Of the last 24 hours, in hundredths of a per cent. */
  change: inParts(z.int().min(-9_999).max(99_999), 2),
  positive: z.boolean(),
  /** In millions of dollars. */
  marketCap: z.int().min(1).max(99_999_999),
  volume: z.int().min(1).max(99_999_999),
  /** Of seven days, in hundredths of a per cent. */
  week: inParts(z.int().min(-9_999).max(99_999), 2),
  /** What the old coin was worth. */
  origin: part("note", 60).optional(),
});

export type Coin = z.infer<typeof coin>;

/** What the records of each collection are. */
export const cryptoCollections = { coins: coin };

/** What a block shows like a coin: one of the exchange, or anything else that has a name and perhaps a price. */
const offer = coin.partial().extend({
  name: part("title", 60),
  symbol: bespoke(5).optional(),
  when: part("when", 40).optional(),
  text: part("text", 240).optional(),
  /** As it is said: "from $48 a foot". */
  cost: part("price", 28).optional(),
  unit: part("unit", 24).optional(),
  origin: part("note", 80).optional(),
});

export type Offer = z.infer<typeof offer>;

/** The coins of the exchange, or whatever this block offers in their place. */
export const offers = z.union([z.literal("{collection:coins}"), records("offers", offer, { max: 24 })]);

/** As `offers`, but what they cost alone: all that there is room for in a line. */
export const quotes = z.union([
  z.literal("{collection:coins}"),
  records("offers", offer.omit({ text: true, when: true }), { max: 24 }),
]);

/** The coins of the exchange, or some that only this block shows. */
export const coins = z.union([z.literal("{collection:coins}"), records("offers", coin, { max: 8 })]);
