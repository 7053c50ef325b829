import { z } from "zod";
import { bespoke, headingText, labelText } from "../../../../engine/blocks/fields.ts";
import { shownProducts } from "../../collections.ts";
import { pieceWords, sizeWords } from "../../pieces/piece-words.ts";

const choice = labelText(20);

/** From above `over` up to and including `to`, in cents; without one there is no border on that side. */
const priceBand = z.strictObject({
  /** As the address says it. */
  id: z.string().regex(/^[a-z\d-]+$/),
  label: labelText(24),
  over: z.int().optional(),
  to: z.int().optional(),
});

export const shopProps = z.strictObject({
  /** One word, as its letters lean one by one. */
  title: headingText(10),
  products: shownProducts,
  /** By what pieces can be found, as their records have it, in the order of the lists. */
  categories: z.array(choice).max(12),
  sizes: z.array(labelText(12)).max(12),
  colors: z.array(choice).max(12),
  prices: z.array(priceBand).max(8),
  /** The sentence that the filters make, word by word; the names of its lists are only read aloud. */
  sentence: z.strictObject({
    label: labelText(40),
    show: bespoke(16),
    category: labelText(24),
    anyCategory: labelText(16),
    in: bespoke(12),
    size: labelText(24),
    anySize: labelText(20),
    and: bespoke(12),
    color: labelText(24),
    anyColor: labelText(20),
    price: labelText(24),
    anyPrice: labelText(24),
    sort: labelText(24),
    reset: labelText(24),
  }),
  sorts: z.strictObject({
    featured: labelText(24),
    "price-low": labelText(24),
    "price-high": labelText(24),
    newest: labelText(24),
    rating: labelText(24),
  }),
  views: z.strictObject({ label: labelText(24), grid: labelText(12), list: labelText(12) }),
  /** What the large number counts; `pages` is only read aloud, of `{=page}` and `{=pages}`. */
  count: z.strictObject({ one: labelText(16), many: labelText(16), pages: labelText(40) }),
  /** Names the list, for those who do not see it. */
  list: labelText(24),
  /** What stands where nothing fits. */
  none: z.strictObject({ title: bespoke(40), text: bespoke(160), reset: labelText(28) }),
  /** Read aloud: what the numbers below are, and each of them, of `{=page}`. */
  pages: z.strictObject({ label: labelText(40), page: labelText(24) }),
  size: sizeWords,
  piece: pieceWords,
});

export type ShopProps = z.infer<typeof shopProps>;
