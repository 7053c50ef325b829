import { z } from "zod";
import { heading, line, paragraph } from "../../../../engine/blocks/fields.ts";

export const tagsProps = z.strictObject({
  heading,
  dishes: z
    .array(
      z.strictObject({
        name: line,
        description: paragraph,
        price: line,
        chef: line,
        /** Out of five. */
        rating: z.number().min(0).max(5),
        emoji: line,
        /** Its tag hangs turned to the wall, and says until when. */
        gone: line.optional(),
      }),
    )
    .min(1)
    .max(9),
  /** What the hook after the last tag says. */
  empty: line,
});

export type TagsProps = z.infer<typeof tagsProps>;
