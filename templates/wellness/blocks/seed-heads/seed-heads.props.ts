import { z } from "zod";
import { heading, line, link, paragraph } from "../../../../engine/blocks/fields.ts";

export const seedHeadsProps = z.strictObject({
  heading,
  programs: z
    .array(
      z.strictObject({
        name: line,
        /** As many seeds are drawn. */
        days: z.int().min(1).max(60),
        duration: line,
        price: line,
        level: line,
        participants: line,
        description: paragraph,
        action: link,
      }),
    )
    .min(1)
    .max(4),
});

export type SeedHeadsProps = z.infer<typeof seedHeadsProps>;
