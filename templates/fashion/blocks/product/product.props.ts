import { z } from "zod";
import { labelText, link } from "../../../../engine/blocks/fields.ts";
import { begun, ownProduct, products } from "../../collections.ts";
import { priceWords, quantityWords, sizeWords } from "../../pieces/piece-words.ts";

export const productProps = z.strictObject({
  product: ownProduct,
  products,
  begun,
  /** Of `{=rating}` and `{=reviews}`. */
  rating: labelText(60),
  /** Names the small pictures, for those who do not see them. */
  pictures: labelText(24),
  order: z.strictObject({
    /** Names the form, for those who do not see it. */
    label: labelText(24),
    size: labelText(16),
    quantity: labelText(24),
    /** Read aloud, of `{=piece}`. */
    quantityOf: labelText(40),
    add: labelText(20),
    outOfStock: labelText(20),
    /** Why nothing can be added: no size is chosen, or none is left. */
    chooseFirst: labelText(60),
    soldOut: labelText(80),
    wish: labelText(16),
    /** Read aloud, of `{=piece}`. */
    wishOf: labelText(40),
    /** When it has been added: `{=quantity}`, `{=piece}`, `{=size}`. */
    added: labelText(60),
    cart: link,
  }),
  guide: z.strictObject({
    title: labelText(24),
    /** Of `{=piece}`. */
    note: labelText(80),
    size: labelText(16),
    close: labelText(16),
  }),
  size: sizeWords,
  price: priceWords,
  quantity: quantityWords,
});

export type ProductProps = z.infer<typeof productProps>;
