import { z } from "zod";
import { bespoke, heading, link, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const collectionsProps = z.strictObject({
  heading: heading.optional(),
  /** Said over what is featured. */
  bannerLabel: bespoke(24).optional(),
  /** What is counted of a visit; without them nothing is. */
  viewsLabel: bespoke(16).optional(),
  likesLabel: bespoke(16).optional(),
  collections: records(
    "offers",
    z.strictObject({
      /** Name for links to it, behind the block's own. */
      id: z
        .string()
        .regex(/^[a-z][a-z-]*$/)
        .optional(),
      name: part("title", 60),
      unit: part("unit", 24).optional(),
      when: part("when", 40).optional(),
      pieces: part("note", 80).optional(),
      price: part("price", 30).optional(),
      rarity: part("badge", 24).optional(),
      /** As many are drawn beside its rarity, so that the word is not alone and neither is a color. */
      stones: z.int().min(1).max(4).optional(),
      emoji: bespoke(8).optional(),
      isFeatured: z.boolean().optional(),
      description: part("text", 320).optional(),
      details: z.array(part("points", 200)).max(8).optional(),
      picture: picture.optional(),
    }),
    { max: 24 },
  ),
  actions: z.array(link).max(3).optional(),
});

export type CollectionsProps = z.infer<typeof collectionsProps>;
