import { z } from "zod";
import { bespoke, headingText, labelText, link } from "../../../../engine/blocks/fields.ts";
import { begun, products } from "../../collections.ts";
import { pieceWords } from "../../pieces/piece-words.ts";

const statuses = ["delivered", "transit", "processing", "cancelled"] as const;

const order = z.strictObject({
  id: bespoke(16),
  date: z.iso.date(),
  status: z.enum(statuses),
  /** The pieces, by their ids. */
  items: z
    .array(z.string().regex(/^[a-z\d-]+$/))
    .min(1)
    .max(8),
});

const address = z.strictObject({
  label: bespoke(24),
  /** As it is written on a parcel. */
  lines: z.array(bespoke(60)).min(1).max(8),
  isDefault: z.boolean(),
});

const card = z.strictObject({
  brand: bespoke(24),
  lastFour: z.string().regex(/^\d{4}$/),
  expiry: z.string().regex(/^\d\d\/\d\d$/),
});

export const accountProps = z.strictObject({
  /** One word, as its letters lean one by one. */
  title: headingText(10),
  products,
  begun,
  /** Below the title, of whose account it is. */
  since: bespoke(80),
  profile: z.strictObject({
    tab: labelText(16),
    name: bespoke(40),
    rows: z.array(z.strictObject({ label: labelText(20), value: bespoke(60) })).max(8),
    payment: headingText(24),
    cards: z.array(card).max(4),
    /** Read aloud before the last four digits. */
    ending: labelText(24),
    /** Of `{=expiry}`. */
    expires: labelText(24),
  }),
  orders: z.strictObject({
    tab: labelText(16),
    list: z.array(order).max(12),
    statuses: z.strictObject({
      delivered: labelText(16),
      transit: labelText(16),
      processing: labelText(16),
      cancelled: labelText(16),
    }),
    total: labelText(16),
    reorder: labelText(16),
    /** Read aloud, of `{=order}`. */
    reorderOf: labelText(40),
  }),
  wishlist: z.strictObject({
    tab: labelText(16),
    remove: labelText(16),
    /** Read aloud, of `{=piece}`: on the button, and when it is gone. */
    removeOf: labelText(60),
    removed: labelText(60),
    empty: z.strictObject({ title: bespoke(40), text: bespoke(160), link }),
  }),
  addresses: z.strictObject({ tab: labelText(16), default: labelText(16), list: z.array(address).max(6) }),
  piece: pieceWords,
});

export type AccountProps = z.infer<typeof accountProps>;
