import { z } from "zod";
import { href, labelText } from "../../../../engine/blocks/fields.ts";

/** What a label says besides the work. */
export const hungWords = z.strictObject({
  sold: labelText(16),
  /** Of the measures. */
  unit: labelText(8),
  /** Before a price. */
  currency: labelText(4),
  /** `{}` is their number. */
  likes: labelText(24),
});

export type HungWords = z.infer<typeof hungWords>;

/** The page on which works are looked at closely: a work's address is this, with `?work=` and its name. */
export const worksPage = z.strictObject({ href });
