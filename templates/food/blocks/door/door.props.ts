import { z } from "zod";
import { bespoke, factText, headingText, link, picture } from "../../../../engine/blocks/fields.ts";

export const doorProps = z.strictObject({
  title: headingText(120),
  /** What is painted over all strips of the curtain; the shorter it is, the larger. */
  painted: factText(60).optional(),
  lead: headingText(320).optional(),
  actions: z.array(link).max(2).optional(),
  picture: picture.optional(),
  sticker: z.strictObject({ price: bespoke(6), words: bespoke(36).optional() }).optional(),
});

export type DoorProps = z.infer<typeof doorProps>;
