import { z } from "zod";
import { bespoke, headingText, inParts, labelText, link } from "../../../../engine/blocks/fields.ts";
import { orderProps } from "../../../../engine/order/order.props.ts";
import { begun, products } from "../../collections.ts";
import { priceWords, quantityWords, sizeWords } from "../../pieces/piece-words.ts";

const cents = inParts(z.int().min(0).max(100_000_000), 2);

export const cartProps = z.strictObject({
  /** One word, as its letters lean one by one. */
  title: headingText(10),
  products,
  begun,
  rates: z.strictObject({
    /** Shipping is free above this subtotal; at it, it is not. */
    freeShippingOver: cents,
    shippingFee: cents,
    taxPercent: z.number().min(0).max(50),
  }),
  /** What the large number counts. */
  count: z.strictObject({ one: labelText(16), many: labelText(16) }),
  empty: z.strictObject({ title: bespoke(40), text: bespoke(160) }),
  /** Back to the shop. */
  shop: link,
  clear: labelText(24),
  lines: z.strictObject({
    /** Names the list, for those who do not see it. */
    label: labelText(40),
    inStock: labelText(24),
    outOfStock: labelText(24),
    /** Read aloud, of `{=piece}`. */
    quantity: labelText(40),
    remove: labelText(20),
    removeOf: labelText(40),
  }),
  /** Read aloud when something has changed: `{=piece}`, `{=quantity}`. */
  news: z.strictObject({ removed: labelText(60), changed: labelText(60), cleared: labelText(60) }),
  summary: z.strictObject({
    title: headingText(40),
    subtotal: labelText(24),
    shipping: labelText(24),
    free: labelText(16),
    /** Of `{=percent}`. */
    tax: labelText(24),
    saved: labelText(24),
    total: labelText(24),
    checkout: labelText(24),
    promo: labelText(24),
    apply: labelText(16),
    /** Above which `{=amount}` shipping is free. */
    freeOver: labelText(60),
    notes: z.array(bespoke(100)).max(4),
    /** The last note where nothing can be ordered. */
    sample: bespoke(100).optional(),
  }),
  /** Said where it can be ordered. */
  order: orderProps.optional(),
  size: sizeWords,
  price: priceWords,
  quantity: quantityWords,
});

export type CartProps = z.infer<typeof cartProps>;
