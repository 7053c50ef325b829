import { z } from "zod";
import { line, link, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const plateProps = z.strictObject({
  /**
   * `left`: the picture large, off the left edge. `right`: words first, the picture smaller and lower. `monument`: the
   * name across the whole width, the picture standing in front of it.
   */
  variant: z.enum(["left", "right", "monument"]),
  name: line,
  season: line,
  theme: line,
  description: paragraph,
  pieces: z.int().positive(),
  priceRange: line,
  colors: z
    .array(z.strictObject({ name: line, value: z.string().regex(/^#[\da-f]{6}$/) }))
    .min(1)
    .max(3),
  picture,
  isNew: z.boolean(),
  featured: z.boolean(),
  link,
});

export type PlateProps = z.infer<typeof plateProps>;
