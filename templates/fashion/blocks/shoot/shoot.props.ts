import { z } from "zod";
import { bespoke, href, labelText, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const shootProps = z
  .strictObject({
    /** `verso`: a portrait left, off the edge. `recto`: a portrait right, inset. `spread`: a landscape over both pages. */
    variant: z.enum(["verso", "recto", "spread"]),
    number: bespoke(2),
    title: part("title", 44),
    credits: z
      .array(z.strictObject({ label: labelText(20), value: bespoke(40) }))
      .max(6)
      .optional(),
    picture,
    featured: z.boolean(),
    looks: records(
      "offers",
      z.strictObject({
        item: part("title", 32),
        price: part("price", 16).optional(),
        available: z.boolean(),
        href: href.optional(),
      }),
      { max: 6 },
    ).optional(),
    labels: z.strictObject({
      /** Read aloud before the number. */
      frame: labelText(16),
      featured: labelText(24),
      /** Names the list of what is for sale, for those who do not see it. */
      looks: labelText(32),
      soldOut: labelText(16),
    }),
  })
  .meta({ role: "stories" });

export type ShootProps = z.infer<typeof shootProps>;
