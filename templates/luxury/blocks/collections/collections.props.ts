import { z } from "zod";
import { bespoke, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const collectionsProps = z.strictObject({
  /** Said over what is featured. */
  bannerLabel: bespoke(24),
  viewsLabel: bespoke(16),
  likesLabel: bespoke(16),
  collections: records(
    "offers",
    z.strictObject({
      /** Name for links to it, behind the block's own. */
      id: z
        .string()
        .regex(/^[a-z][a-z-]*$/)
        .optional(),
      name: part("title", 40),
      pieces: part("note", 60).optional(),
      price: part("price", 30).optional(),
      rarity: part("badge", 24).optional(),
      /** As many are drawn beside its rarity, so that the word is not alone and neither is a color. */
      stones: z.int().min(1).max(4).optional(),
      emoji: bespoke(8).optional(),
      isFeatured: z.boolean().optional(),
      description: part("text", 320).optional(),
      details: z.array(part("points", 80)).max(6).optional(),
      picture: picture.optional(),
    }),
    { max: 12 },
  ),
});

export type CollectionsProps = z.infer<typeof collectionsProps>;
