import { z } from "zod";
import { bespoke, headingText, labelText, link, picture } from "../../../../engine/blocks/fields.ts";

export const plateProps = z.strictObject({
  /**
   * `left`: the picture large, off the left edge. `right`: words first, the picture smaller and lower. `monument`: the
   * name across the whole width, the picture standing in front of it.
   */
  variant: z.enum(["left", "right", "monument"]),
  title: headingText(60),
  season: bespoke(28).optional(),
  eyebrow: headingText(80).optional(),
  lead: headingText(400).optional(),
  pieces: bespoke(4).optional(),
  priceRange: bespoke(28).optional(),
  colors: z
    .array(z.strictObject({ name: labelText(20), value: z.string().regex(/^#[\da-f]{6}$/) }))
    .max(3)
    .optional(),
  /** Without one a length of cloth hangs there. */
  picture: picture.optional(),
  isNew: z.boolean().optional(),
  featured: z.boolean().optional(),
  link: link.optional(),
  labels: z.strictObject({
    new: labelText(16).optional(),
    featured: labelText(16).optional(),
    /** What the large number counts. */
    pieces: labelText(12),
    prices: labelText(16),
    colors: labelText(16),
  }),
});

export type PlateProps = z.infer<typeof plateProps>;
