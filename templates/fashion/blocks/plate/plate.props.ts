import { z } from "zod";
import { labelText, link, picture } from "../../../../engine/blocks/fields.ts";
import { part } from "../../../../engine/blocks/role.ts";

export const plateProps = z
  .strictObject({
    /**
     * `left`: the picture large, off the left edge. `right`: words first, the picture smaller and lower. `monument`: the
     * name across the whole width, the picture standing in front of it.
     */
    variant: z.enum(["left", "right", "monument"]),
    name: part("title", 16),
    season: part("when", 28).optional(),
    theme: part("note", 60).optional(),
    description: part("text", 360).optional(),
    pieces: z.int().positive().optional(),
    priceRange: part("price", 28).optional(),
    colors: z
      .array(z.strictObject({ name: part("points", 20), value: z.string().regex(/^#[\da-f]{6}$/) }))
      .max(3)
      .optional(),
    picture,
    isNew: z.boolean(),
    featured: z.boolean(),
    link: link.optional(),
    labels: z.strictObject({
      new: labelText(16),
      featured: labelText(16),
      /** What the large number counts. */
      pieces: labelText(12),
      prices: labelText(16),
      colors: labelText(16),
    }),
  })
  .meta({ role: "stories" });

export type PlateProps = z.infer<typeof plateProps>;
