import { z } from "zod";
import { bespoke, heading, labelText } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const tagsProps = z.strictObject({
  heading,
  dishes: records(
    "offers",
    z.strictObject({
      name: part("title", 60),
      description: part("text", 280).optional(),
      price: part("price", 28).optional(),
      chef: part("by", 32).optional(),
      /** Out of five. */
      rating: z.number().min(0).max(5).optional(),
      emoji: part("badge", 8).optional(),
      /** Its tag hangs turned to the wall, and says until when. */
      gone: part("note", 40).optional(),
    }),
    { max: 18 },
  ),
  /** What stands behind a rating: "of 5". */
  scale: labelText(16).optional(),
  /** What the hook after the last tag says. */
  empty: bespoke(32).optional(),
});

export type TagsProps = z.infer<typeof tagsProps>;
