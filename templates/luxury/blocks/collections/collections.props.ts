import { z } from "zod";
import { line, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const collectionsProps = z.strictObject({
  /** Said over what is featured. */
  bannerLabel: line,
  viewsLabel: line,
  likesLabel: line,
  collections: z
    .array(
      z.strictObject({
        /** Name for links to it. */
        id: z.string().regex(/^[a-z][a-z-]*$/),
        name: line,
        pieces: line,
        price: line,
        rarity: z.enum(["Ultra Rare", "Exclusive", "Rare", "Limited"]),
        emoji: line,
        isFeatured: z.boolean(),
        description: paragraph,
        details: z.array(line).min(1).max(5),
        picture,
      }),
    )
    .min(1)
    .max(12),
});

export type CollectionsProps = z.infer<typeof collectionsProps>;
